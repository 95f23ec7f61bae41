// Whether a buffer holds active data is decided at run time; both ways must be right.
#include "check.h"

static double f(double *x, int n, int active) {
    double buffer[4] = {1, 2, 3, 4};
    if (active)
        for (int i = 0; i < n; i++) buffer[i] = x[i];
    double sum = 0;
    for (int i = 0; i < n; i++) sum += buffer[i] * buffer[i] * x[0];
    return sum;
}

static double with(double *x, int n) { return f(x, n, 1); }
static double without(double *x, int n) { return f(x, n, 0); }

int main(void) {
    double x[4] = {0.5, -1.1, 0.7, 0.9}, dx[4] = {0}, dy[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4, 1);
    CHECK_DIFFERENCES(with, x, dx, 4);
    __enzyme_autodiff((void *)f, x, dy, 4, 0);
    CHECK_DIFFERENCES(without, x, dy, 4);
    return check_result();
}
