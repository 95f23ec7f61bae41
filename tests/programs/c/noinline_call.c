// Calls that are not inlined: an augmented forward and a reverse, with a tape between.
#include "check.h"

__attribute__((noinline)) static double kernel(double a, double b) {
    double t = a;
    for (int i = 0; i < 3; i++) t = sin(t) * b;
    return t;
}

static double f(double *x, int n) {
    double y = 1;
    for (int i = 0; i < n; i++) y = kernel(y, x[i]) + kernel(x[i], y) * 0.5;
    return y;
}

int main(void) {
    double x[4] = {0.5, 1.1, 0.7, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
