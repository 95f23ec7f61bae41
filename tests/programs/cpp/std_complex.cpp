// std::complex: products, quotients, exp and abs.
#include "check.h"
#include <complex>

static double f(double *x, int n) {
    std::complex<double> z(x[0], x[1]), sum = 0;
    for (int i = 1; i <= n; i++) sum = sum * z + 1.0 / (z + double(i));
    return std::real(std::exp(sum)) + std::norm(sum) * std::abs(z);
}

int main() {
    double x[2] = {0.5, 0.75}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2);
    CHECK_DIFFERENCES(f, x, dx, 2);
    return check_result();
}
