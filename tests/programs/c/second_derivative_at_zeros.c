// Second and third derivatives where a first one is exactly zero: what keeps an infinite partial from making NaN of a zero
// adjoint must not take the zero for a constant. And where there is an infinite partial that does not count, none is NaN.
#include "check.h"
#include <complex.h>
double __enzyme_fwddiff(void *, ...);

#define ORDERS(f)                                                                                                              \
    static double f##_r(double x, double c) { return __enzyme_autodiff((void *)f, x, enzyme_const, c); }                      \
    static double f##_f(double x, double c) { return __enzyme_fwddiff((void *)f, x, 1.0, enzyme_const, c); }                  \
    static double f##_rr(double x, double c) { return __enzyme_autodiff((void *)f##_r, x, enzyme_const, c); }                 \
    static double f##_rf(double x, double c) { return __enzyme_autodiff((void *)f##_f, x, enzyme_const, c); }                 \
    static double f##_fr(double x, double c) { return __enzyme_fwddiff((void *)f##_r, x, 1.0, enzyme_const, c); }             \
    static double f##_ff(double x, double c) { return __enzyme_fwddiff((void *)f##_f, x, 1.0, enzyme_const, c); }             \
    static void f##_check(double x, double c, double second, double third) {                                                  \
        CHECK(f##_rr(x, c), second);                                                                                           \
        CHECK(f##_rf(x, c), second);                                                                                           \
        CHECK(f##_fr(x, c), second);                                                                                           \
        CHECK(f##_ff(x, c), second);                                                                                           \
        CHECK(__enzyme_fwddiff((void *)f##_rr, x, 1.0, enzyme_const, c), third);                                               \
        CHECK(__enzyme_fwddiff((void *)f##_ff, x, 1.0, enzyme_const, c), third);                                               \
        CHECK(__enzyme_autodiff((void *)f##_fr, x, enzyme_const, c), third);                                                   \
        CHECK(__enzyme_autodiff((void *)f##_rf, x, enzyme_const, c), third);                                                   \
    }

static double reciprocal(double x, double c) { return 1 / (c + x * x); }
static double root(double x, double c) { return sqrt(c + x * x); }
static double logarithm(double x, double c) { return log(c + x * x * x); }
static double power(double x, double c) { return pow(c + x * x, 1.5); }
static double angle(double x, double c) { return atan2(x * x, c); }
static double length(double x, double c) { return hypot(c, x); }
static double cubic(double x, double c) { return x * x * x / (c + x); }
static double of_complex(double x, double c) { return cabs(c + x * x * I) + creal(csqrt(c + x * x)); }
static double arc(double x, double c) { return acos(1 - c + x * x); }
ORDERS(reciprocal)
ORDERS(root)
ORDERS(logarithm)
ORDERS(power)
ORDERS(angle)
ORDERS(length)
ORDERS(cubic)
ORDERS(of_complex)
ORDERS(arc)

// Infinite partials beside the one that counts.
static double in_vain(double x, double c) {
    const double all[4] = {sqrt(x), x * x * c, 1 / x, log(x)};
    return all[(int)c];
}
static double chosen(double x, double c) { return c > 0 ? x * x : sqrt(x) + cbrt(x); }
ORDERS(chosen)
static double in_vain_r(double x, double c) { return __enzyme_autodiff((void *)in_vain, x, enzyme_const, c); }
static double in_vain_f(double x, double c) { return __enzyme_fwddiff((void *)in_vain, x, 1.0, enzyme_const, c); }

// The mixed derivative by x and y of sqrt(c + x y), and of a sum of vectors in a loop, at zero.
static double mixed(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sqrt(2 + x[i] * x[(i + 1) % n]) / (1 + x[i] * x[i]);
    return s;
}
static double along(const double *x, const double *v, int n) {
    return __enzyme_fwddiff((void *)mixed, enzyme_dup, x, v, enzyme_const, n);
}

// x^y by x and y at y = 0, where the derivative by x is zero: 1/x.
static double to_the(double x, double y) { return pow(x, y); }
static double to_the_x(double x, double y) { return __enzyme_fwddiff((void *)to_the, x, 1.0, enzyme_const, y); }
static double to_the_y(double x, double y) { return __enzyme_autodiff((void *)to_the, enzyme_const, x, y); }

int main(void) {
    CHECK(__enzyme_fwddiff((void *)to_the_x, enzyme_const, 2.5, 0.0, 1.0), 0.4);
    CHECK(__enzyme_autodiff((void *)to_the_x, enzyme_const, 2.5, 0.0), 0.4);
    CHECK(__enzyme_fwddiff((void *)to_the_y, 2.5, 1.0, enzyme_const, 0.0), 0.4);
    CHECK(__enzyme_autodiff((void *)to_the_y, 2.5, enzyme_const, 0.0), 0.4);
    reciprocal_check(0, 2, -0.5, 0);
    root_check(0, 4, 0.5, 0);
    logarithm_check(0, 2, 0, 3);
    power_check(0, 4, 6, 0);
    angle_check(0, 2, 1, 0);
    length_check(0, 2, 0.5, 0);
    cubic_check(0, 2, 0, 3);
    of_complex_check(0, 4, 0.5, 0);
    arc_check(0, 1, -2, 0);
    CHECK(__enzyme_autodiff((void *)in_vain_f, 0.0, enzyme_const, 1.0), 2);
    CHECK(__enzyme_fwddiff((void *)in_vain_r, 0.0, 1.0, enzyme_const, 1.0), 2);
    CHECK(__enzyme_fwddiff((void *)in_vain_f, 0.0, 1.0, enzyme_const, 1.0), 2);
    chosen_check(0, 1, 2, 0);
    double x[9] = {0}, v[9], h[9] = {0};
    for (int i = 0; i < 9; i++) v[i] = i;
    __enzyme_autodiff((void *)along, enzyme_dup, x, h, enzyme_const, v, enzyme_const, 9);
    for (int i = 0; i < 9; i++)
        CHECK(h[i], (v[(i + 1) % 9] + v[(i + 8) % 9]) / (2 * sqrt(2)) - 2 * sqrt(2) * v[i]);
    return check_result();
}
