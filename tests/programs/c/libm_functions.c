// Every unary function of libm, against its derivative in closed form.
#include "check.h"

#define PI 3.14159265358979323846
#define UNARY(name, x, expected)                                                                                       \
    {                                                                                                                  \
        double got = __enzyme_autodiff((void *)wrap_##name, (double)(x));                                              \
        check_near(#name, got, expected, 1e-11);                                                                       \
    }
#define WRAP(name)                                                                                                     \
    static double wrap_##name(double x) { return 2 * name(x); }
WRAP(sin) WRAP(cos) WRAP(tan) WRAP(asin) WRAP(acos) WRAP(atan) WRAP(sinh) WRAP(cosh) WRAP(tanh) WRAP(asinh) WRAP(acosh)
WRAP(atanh) WRAP(exp) WRAP(exp2) WRAP(expm1) WRAP(log) WRAP(log2) WRAP(log10) WRAP(log1p) WRAP(sqrt) WRAP(cbrt)
WRAP(fabs) WRAP(erf) WRAP(erfc) WRAP(logb) WRAP(floor) WRAP(ceil) WRAP(trunc) WRAP(round) WRAP(rint) WRAP(nearbyint)

int main(void) {
    double x = 0.6;
    UNARY(sin, x, 2 * cos(x))
    UNARY(cos, x, -2 * sin(x))
    UNARY(tan, x, 2 / (cos(x) * cos(x)))
    UNARY(asin, x, 2 / 0.8)
    UNARY(acos, x, -2 / 0.8)
    UNARY(atan, x, 2 / 1.36)
    UNARY(sinh, x, 2 * cosh(x))
    UNARY(cosh, x, 2 * sinh(x))
    UNARY(tanh, x, 2 / (cosh(x) * cosh(x)))
    UNARY(asinh, x, 2 / sqrt(1.36))
    UNARY(acosh, 1.25, 2 / 0.75)
    UNARY(atanh, x, 2 / 0.64)
    UNARY(exp, x, 2 * exp(x))
    UNARY(exp2, x, 2 * log(2.0) * exp2(x))
    UNARY(expm1, x, 2 * exp(x))
    UNARY(log, x, 2 / x)
    UNARY(log2, x, 2 / (x * log(2.0)))
    UNARY(log10, x, 2 / (x * log(10.0)))
    UNARY(log1p, x, 2 / 1.6)
    UNARY(sqrt, x, 1 / sqrt(x))
    UNARY(cbrt, 8, 2.0 / 12)
    UNARY(fabs, -x, -2.0)
    UNARY(erf, x, 4 / sqrt(PI) * exp(-x * x))
    UNARY(erfc, x, -4 / sqrt(PI) * exp(-x * x))
    UNARY(logb, x, 0.0)
    UNARY(floor, x, 0.0)
    UNARY(ceil, x, 0.0)
    UNARY(trunc, x, 0.0)
    UNARY(round, x, 0.0)
    UNARY(rint, x, 0.0)
    UNARY(nearbyint, x, 0.0)
    return check_result();
}
