// Functions of the program's with names that a library uses for others: what their bodies do counts.
#include "check.h"

__attribute__((noinline)) void *valloc(unsigned long n) {
    double *p = (double *)malloc(n * sizeof(double));
    for (unsigned long i = 0; i < n; i++) p[i] = 1.0;
    return p;
}
__attribute__((noinline)) void _ZNSt3_V26squareEPd(double *p) { *p = *p * *p; }
__attribute__((noinline)) void __cxa_scale(double *p) { *p *= 3; }

static double f(double *x, int n) {
    double *t = (double *)valloc(n), sum = 0;
    for (int i = 0; i < n; i++) t[i] += x[i];
    for (int i = 0; i < n; i++) {
        _ZNSt3_V26squareEPd(t + i);
        __cxa_scale(t + i);
        sum += t[i];
    }
    free(t);
    return sum;
}

int main(void) {
    double x[8], dx[8] = {0};
    for (int i = 0; i < 8; i++) x[i] = 0.5 + i;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 8);
    for (int i = 0; i < 8; i++) CHECK(dx[i], 6 * (1 + x[i]));
    return check_result();
}
