// A result and outputs in memory at once, one of them read again by the function.
#include "check.h"

static double f(const double *x, double *y, int n) {
    double sum = 0;
    y[0] = x[0];
    for (int i = 1; i < n; i++) {
        y[i] = y[i - 1] * x[i];
        sum += y[i] * y[i];
    }
    return sum;
}

static const double seed[4] = {0.5, -1, 2, 1};
static double weighted(double *x, int n) {
    double y[4], sum = f(x, y, n);
    for (int i = 0; i < n; i++) sum += seed[i] * y[i];
    return sum;
}

int main(void) {
    double x[4] = {0.5, 1.1, 0.7, -0.9}, dx[4] = {0}, y[4], dy[4];
    memcpy(dy, seed, sizeof seed);
    __enzyme_autodiff((void *)f, x, dx, y, dy, 4);
    CHECK_DIFFERENCES(weighted, x, dx, 4);
    return check_result();
}
