// Integers computed from active data steer loops and indices without carrying a derivative.
#include "check.h"

__attribute__((noinline)) static int bucket(double x) {
    int k = (int)floor(x);
    return k < 0 ? 0 : k > 3 ? 3 : k;
}

static double f(double *x, int n) {
    double bins[4] = {0, 0, 0, 0};
    for (int i = 0; i < n; i++) bins[bucket(x[i])] += x[i] * x[i];
    double sum = 0;
    for (int k = 0; k < 4; k++)
        for (int r = 0; r < bucket(bins[k]); r++) sum += bins[k] * (r + 1);
    return sum;
}

int main(void) {
    double x[5] = {0.5, 1.1, 2.7, -0.9, 1.2}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
