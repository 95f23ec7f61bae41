// expect: EH0306 a pointer that cannot be followed
// flags: -g
// levels: O2
// The halves of a pointer that lies in a union are arguments of a function.
#include <stdint.h>
void __enzyme_autodiff(void *, ...);

union Holder {
    double *pointer;
    uint32_t halves[2];
};

__attribute__((noinline)) static void put(union Holder *h, double *p) { h->pointer = p; }

__attribute__((noinline)) static double at(uint32_t low, uint32_t high, int i) {
    return ((double *)((uint64_t)high << 32 | low))[i];
}

static double squares(double *x) {
    union Holder h;
    put(&h, x);
    const double first = at(h.halves[0], h.halves[1], 0), second = at(h.halves[0], h.halves[1], 1);
    return first * first + second * second;
}

int main(void) {
    double x[2] = {3, 5}, dx[2] = {0};
    __enzyme_autodiff((void *)squares, x, dx);
    return dx[0] != 6;
}
