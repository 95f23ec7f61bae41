// A tape with vectors in it, in memory that is aligned to 8 bytes alone.
#include "check.h"
extern int enzyme_tape, enzyme_allocated;
typedef double pair __attribute__((vector_size(16)));
double __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
unsigned long __enzyme_augmentsize(void *, ...);
static double f(const double *x) {
    pair a = {x[0], x[1]}, b = {x[2], x[3]};
    a *= b;
    a = (pair){sin(a[0]), sin(a[1])} * a;
    return a[0] * a[1];
}
static double product(double *x, int n) { return f(x); }
int main(void) {
    double x[4] = {0.3, 0.7, 1.1, 1.3}, dx[4] = {0}, memory[64];
    for (int start = 0; start < 2; start++) {
        double y[4] = {x[0], x[1], x[2], x[3]}, dy[4] = {0}, *volatile tape = memory + start;
        unsigned long size = __enzyme_augmentsize((void *)f, enzyme_dup);
        if (size > 62 * sizeof(double)) return 2;
        __enzyme_augmentfwd((void *)f, enzyme_tape, tape, enzyme_allocated, 62 * sizeof(double), enzyme_dup, y, dy);
        for (int i = 0; i < 4; i++) y[i] = 77;
        __enzyme_reverse((void *)f, enzyme_tape, tape, enzyme_allocated, 62 * sizeof(double), enzyme_dup, y, dy, 1.0);
        CHECK_DIFFERENCES(product, x, dy, 4);
    }
    return check_result();
}
