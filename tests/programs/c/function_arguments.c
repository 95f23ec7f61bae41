// Functions handed to functions (and to those that are asked for), which call them, hand them on, recur with them, or call one of two.
#include "check.h"

double square(double x) { return x * x; }
double cube(double x) { return x * x * x; }
__attribute__((noinline)) double twice(double (*g)(double), double x) { return g(x) + g(2 * x); }
__attribute__((noinline)) double handed_on(double (*g)(double), double (*h)(double), double x) {
    return twice(g, x) * twice(h, x);
}
__attribute__((noinline)) double repeated(double (*g)(double), double x, int n) {
    if (n == 0) return x;
    return g(repeated(g, x, n - 1));
}

double f(double x) { return twice(square, x) * x + handed_on(cube, square, x) + repeated(square, x, 3) + twice(sin, x); }

int main(void) {
    double x = 1.1;
    double expected = 15 * x * x + 5 * 45 * pow(x, 4) + 8 * pow(x, 7) + cos(x) + 2 * cos(2 * x);
    CHECK(__enzyme_autodiff((void *)f, x), expected);
    CHECK(__enzyme_autodiff((void *)twice, enzyme_const, square, enzyme_out, x), 10 * x);
    CHECK(__enzyme_autodiff((void *)twice, enzyme_const, cube, enzyme_out, x), 27 * x * x);
    return check_result();
}
