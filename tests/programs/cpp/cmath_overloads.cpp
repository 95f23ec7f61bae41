// std:: spellings of libm at float, double and long double.
#include "check.h"
#include <cmath>

static double f(double *x, int) {
    float a = (float)x[0];
    long double b = x[1];
    return std::sqrt(x[0]) * std::pow(x[1], 3) + std::exp(x[2]) + (double)std::tanh(b) + std::max(x[0], x[2]) +
           std::hypot(x[0], x[1], x[2]) + 0.0 * std::sin(a);
}

int main() {
    double x[3] = {0.5, 1.25, 0.75}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
