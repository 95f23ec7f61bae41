// levels: O2
// Functions that a recursion hands on in other places each time: there are 5040 ways to give these seven.
#include "check.h"

typedef double (*function)(double);
static double square(double x) { return x * x; }
static double next(double x) { return x + 1; }
static double half(double x) { return x / 2; }

__attribute__((noinline)) static double chain(function a, function b, function c, function d, function e, function f,
                                              function g, double x, int n) {
    if (n <= 0) return x;
    if (n % 2) return 0.5 * chain(b, a, c, d, e, f, g, a(x), n - 1) + 0.25 * chain(b, c, d, e, f, g, a, b(x), n - 1);
    return chain(b, c, d, a, e, f, g, c(x), n - 1) * chain(b, a, c, d, e, f, g, d(x), n - 2);
}
static double f(double *x, int n) { return chain(square, sin, next, half, cos, tanh, exp, x[0], 6) * x[1] + x[2]; }

int main(void) {
    double x[3] = {0.5, 0.75, -0.65}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, enzyme_const, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
