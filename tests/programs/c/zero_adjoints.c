// An adjoint that is zero stays zero where a partial is infinite: at the kinks and poles of what does not count.
#include "check.h"
#include <complex.h>

#define UNARY(name, call)                                                                                              \
    static double name(double *x, int n) {                                                                             \
        double unused[4] = {call, x[1] * x[1], 0, 0};                                                                  \
        return unused[n] * x[2];                                                                                       \
    }
UNARY(of_sqrt, sqrt(x[0]))
UNARY(of_cbrt, cbrt(x[0]))
UNARY(of_log, log(x[0]))
UNARY(of_log1p, log1p(x[0] - 1))
UNARY(of_log2, log2(x[0] * x[0]))
UNARY(of_reciprocal, 1 / x[0])
UNARY(of_ratio, x[1] / x[0] + x[0] / x[0])
UNARY(of_power, pow(x[0], 0.5) + pow(x[0], -1.5) + pow(x[0], x[1]))
UNARY(of_hypot, hypot(x[0], x[0]))
UNARY(of_norm, sqrt(x[0] * x[0] + x[0] * x[0]))
UNARY(of_atan2, atan2(x[0], x[0]))
UNARY(of_acos, acos(x[0] + 1) + asin(x[0] - 1))
UNARY(of_atanh, atanh(x[0] + 1) + acosh(x[0] + 1))
UNARY(of_lgamma, lgamma(x[0]))
UNARY(of_remainder, fmod(x[1], x[0]))

UNARY(of_complex, cabs(x[0]) + creal(csqrt(x[0])) + cimag(clog(x[0])) + creal(1 / (x[0] + x[0] * I)) + carg(x[0]))

static double norms(double *x, int n) { // in a loop that is vectorised
    double s = 0;
    for (int i = 0; i < n; i++) {
        double length = sqrt(x[i] * x[i]), inverse = 1 / x[i];
        s += (i % 2 ? 0 : x[i] * x[i]) + 0 * length;
        x[i] = length + inverse;
    }
    return s;
}

static double in_float(double *x, int n) {
    float root = sqrtf((float)x[0]);
    return root * x[1] + x[2];
}

#define CHECK_ZERO(f)                                                                                                  \
    {                                                                                                                  \
        double x[3] = {0, 1.5, 2}, dx[3] = {0};                                                                        \
        volatile int which = 1;                                                                                        \
        __enzyme_autodiff((void *)f, x, dx, (int)which);                                                               \
        CHECK(dx[0], 0);                                                                                               \
        CHECK(dx[1], 6);                                                                                               \
        CHECK(dx[2], 2.25);                                                                                            \
    }

int main(void) {
    CHECK_ZERO(of_sqrt) CHECK_ZERO(of_cbrt) CHECK_ZERO(of_log) CHECK_ZERO(of_log1p) CHECK_ZERO(of_log2)
    CHECK_ZERO(of_reciprocal) CHECK_ZERO(of_ratio) CHECK_ZERO(of_power) CHECK_ZERO(of_hypot) CHECK_ZERO(of_norm)
    CHECK_ZERO(of_atan2) CHECK_ZERO(of_acos) CHECK_ZERO(of_atanh) CHECK_ZERO(of_lgamma) CHECK_ZERO(of_remainder)
    CHECK_ZERO(of_complex)
    double x[8] = {0, 0, 1, 0, 2, 0, 0, 3}, dx[8] = {0};
    __enzyme_autodiff((void *)norms, x, dx, 8);
    for (int i = 0; i < 8; i++) CHECK(dx[i], i == 2 ? 2 : i == 4 ? 4 : 0);
    double y[3] = {0, 0, 1}, dy[3] = {0};
    __enzyme_autodiff((void *)in_float, y, dy, 3); // the adjoint of the root is y[1], zero here
    CHECK(dy[0], 0);
    CHECK(dy[2], 1);
    return check_result();
}
