// Loops that count down, by one and by two, to zero and below.
#include "check.h"

static double f(double *x, int n) {
    double y = 0.5;
    for (int i = n - 1; i >= 0; i--) y = y * x[i] + x[i];
    for (int i = n - 1; i > 0; i -= 2) y = y * y * 0.1 + x[i];
    return y;
}

int main(void) {
    double x[7] = {0.5, 1.5, 0.25, -1, 1, 2, 0.75}, dx[7] = {0};
    for (int n = 0; n <= 7; n++) {
        memset(dx, 0, sizeof dx);
        __enzyme_autodiff((void *)f, x, dx, n);
        CHECK_DIFFERENCES(f, x, dx, n);
    }
    return check_result();
}
