// C99 complex numbers: product, quotient and absolute value, by their parts.
#include "check.h"
#include <complex.h>

static double f(double *x, int n) {
    double _Complex z = x[0] + x[1] * I, w = x[2] + x[3] * I, power = 1;
    for (int i = 0; i < n; i++) power = power * z + w / (z + 2);
    return creal(power) * cimag(power) + cabs(power);
}

int main(void) {
    double x[4] = {0.5, 0.8, -0.3, 0.6}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
