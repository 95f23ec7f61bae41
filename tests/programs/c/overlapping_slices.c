// Two arguments that overlap by a shift, with shadows that overlap likewise.
#include "check.h"

static double f(double *x, double *y, int n) {
    for (int i = 0; i < n; i++) y[i] = y[i] * x[i];
    return y[n - 1] * y[0];
}

static double shifted(double *x, int n) { return f(x, x + 1, n - 1); }

int main(void) {
    double x[5] = {0.5, 1.5, -0.75, 2, 1.25}, start[5], dx[5] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, x + 1, dx + 1, 4);
    CHECK_DIFFERENCES(shifted, start, dx, 5);
    return check_result();
}
