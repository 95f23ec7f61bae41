// Functions with an integer argument or an integer or pointer result beside: powi, ldexp, scalbn, frexp, modf.
#include "check.h"

static double integer_power(double x, int n) { return __builtin_powi(x, n) * 2; }
static double scaled(double x, int n) { return ldexp(x, n) + scalbn(x * x, -n); }
static double split(double x) {
    int exponent;
    double whole, mantissa = frexp(x, &exponent), fraction = modf(x * 3, &whole);
    return mantissa * exponent + fraction * fraction + whole;
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)integer_power, 1.5, 4), 8 * 1.5 * 1.5 * 1.5);
    CHECK(__enzyme_autodiff((void *)integer_power, 1.5, -2), -4 / (1.5 * 1.5 * 1.5));
    CHECK(__enzyme_autodiff((void *)integer_power, 1.5, 0), 0);
    CHECK(__enzyme_autodiff((void *)scaled, 1.5, 3), 8 + 3.0 / 8);
    // 2.75 = 0.6875 * 2^2 and 3x = 8.25, so the fraction is 0.25
    CHECK(__enzyme_autodiff((void *)split, 2.75), 2 * 0.25 + 2 * 0.25 * 3);
    return check_result();
}
