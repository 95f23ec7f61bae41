// One function called with active and with constant arguments, in different places.
#include "check.h"

__attribute__((noinline)) static double weigh(const double *a, const double *b, double c) { return a[0] * b[0] * c + c * c; }

static double f(double *x, int n) {
    const double constant = 3;
    return weigh(x, x + 1, 2) + weigh(&constant, x, x[1]) + weigh(&constant, &constant, n) + weigh(x, &constant, x[0]);
}

int main(void) {
    double x[2] = {0.5, 1.5}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2);
    CHECK_DIFFERENCES(f, x, dx, 2);
    return check_result();
}
