// expect: EH0301 put pointers numbers
// levels: O2
// One member is a float or a pointer, in turn: the float's adjoint would be added to half of the pointer's shadow.
#include <stddef.h>

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;

struct value {
    int tag;
    union {
        float number;
        float *place;
    };
};

__attribute__((noinline)) static void put(struct value *v, float *x, int k) {
    v->tag = k % 2;
    if (k % 2) v->number = *x * k;
    else v->place = x;
}
__attribute__((noinline)) static float get(const struct value *v) { return v->tag ? v->number * v->number : *v->place * 3; }

static float f(float *x, int n) {
    struct value v[2];
    float s = 0;
    for (int k = 0; k < n; k++) {
        put(&v[k / 2 % 2], x, k);
        s += get(&v[k / 2 % 2]) * get(&v[0]);
    }
    return s;
}

int main(int argc, char **argv) {
    float x = 1.5f, dx = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx, argc + 5);
    return dx > 0;
}
