// Gamma and Bessel functions, against their recurrences, and exp10, sincos.
// flags: -D_GNU_SOURCE
#include "check.h"

#define EULER 0.57721566490153286061

static double gamma_of(double x) { return tgamma(x); }
static double log_gamma(double x) { return lgamma(x); }
static double first(double x) { return j0(x) * 3; }
static double second(double x) { return j1(x); }
static double third(double x) { return jn(3, x); }
static double weber0(double x) { return y0(x); }
static double weber1(double x) { return y1(x); }
static double weber3(double x) { return yn(3, x); }
static double ten(double x) { return exp10(x); }
static double both(double x) {
    double s, c;
    sincos(x, &s, &c);
    return s * c;
}

int main(void) {
    double x = 1.7;
    CHECK_NEAR(__enzyme_autodiff((void *)gamma_of, 4.0), 6 * (1 + 0.5 + 1.0 / 3 - EULER), 1e-9);
    CHECK_NEAR(__enzyme_autodiff((void *)log_gamma, 4.0), 1 + 0.5 + 1.0 / 3 - EULER, 1e-9);
    CHECK(__enzyme_autodiff((void *)first, x), -3 * j1(x));
    CHECK(__enzyme_autodiff((void *)second, x), j0(x) - j1(x) / x);
    CHECK(__enzyme_autodiff((void *)third, x), 0.5 * (jn(2, x) - jn(4, x)));
    CHECK(__enzyme_autodiff((void *)weber0, x), -y1(x));
    CHECK(__enzyme_autodiff((void *)weber1, x), y0(x) - y1(x) / x);
    CHECK(__enzyme_autodiff((void *)weber3, x), 0.5 * (yn(2, x) - yn(4, x)));
    CHECK(__enzyme_autodiff((void *)ten, x), log(10.0) * exp10(x));
    CHECK(__enzyme_autodiff((void *)both, x), cos(2 * x));
    return check_result();
}
