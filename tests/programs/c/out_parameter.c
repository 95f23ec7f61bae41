// Results through pointers to locals, handed down two calls.
#include "check.h"

__attribute__((noinline)) static void divide(double a, double b, double *quotient, double *inverse) {
    *inverse = 1 / b;
    *quotient = a * *inverse;
}

__attribute__((noinline)) static void both(const double *x, double *out) {
    divide(x[0], x[1], &out[0], &out[1]);
    out[1] += out[0];
}

static double f(double *x, int n) {
    double out[2];
    both(x, out);
    return out[0] * out[1] * n;
}

int main(void) {
    double x[2] = {0.5, 1.25}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2);
    CHECK_DIFFERENCES(f, x, dx, 2);
    return check_result();
}
