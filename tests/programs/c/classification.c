// isnan, isfinite, signbit and x != x on active data steer branches only.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double y = x[i] * x[i] / x[0];
        if (isnan(y) || x[i] != x[i]) continue;
        if (!isfinite(y)) return 0;
        sum += signbit(x[i]) ? -y : y * x[i];
    }
    return sum;
}

int main(void) {
    double x[4] = {0.5, -1.5, 0.25, 2}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
