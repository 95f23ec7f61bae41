// Two values that trade places in a loop: phis that read each other.
#include "check.h"

static double f(double *x, int n) {
    double a = x[0], b = x[1];
    for (int i = 2; i < n; i++) {
        double t = a;
        a = b;
        b = t * x[i] + a;
    }
    return a * b;
}

int main(void) {
    double x[7] = {0.5, 1.25, 2, 0.25, -0.75, 1.5, 0.8}, dx[7] = {0};
    for (int n = 2; n <= 7; n++) {
        memset(dx, 0, sizeof dx);
        __enzyme_autodiff((void *)f, x, dx, n);
        CHECK_DIFFERENCES(f, x, dx, n);
    }
    return check_result();
}
