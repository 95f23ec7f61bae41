// expect: EH0301 float ptr
// Floats that are put by an index where pointers lie at other times: only a double is told from the shadow of a pointer by its bits.
#include "check.h"

typedef struct {
    long leads;
    union {
        float a[4];
        struct {
            float *p, *q;
        } s;
    } u;
} quad;
__attribute__((noinline)) static void put(quad *r, int i, float v) { r->u.a[i] = v; }
__attribute__((noinline)) static float get(const quad *r, int i) { return r->leads ? *r->u.s.p * *r->u.s.q : r->u.a[i]; }

static float f(float *x, int n) {
    quad v, w;
    float s = 0;
    for (int k = 0; k + 4 < n; k++) {
        v.leads = k % 2;
        if (v.leads) v.u.s.p = &x[k], v.u.s.q = &x[k + 1];
        else
            for (int i = 0; i < 4; i++) put(&v, i, x[k + i] * x[k + i]);
        w = v;
        for (int i = 0; i < 4; i++) s += get(&w, i) * (i + 1);
    }
    return s;
}

int main(void) {
    float x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, dx[8] = {0};
    __enzyme_autodiff((void *)f, x, dx, 8);
    return dx[0] == 0;
}
