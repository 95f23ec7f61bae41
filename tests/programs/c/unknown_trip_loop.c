// A loop whose trip count is an argument; each iteration needs the value before it.
#include "check.h"

static double f(double *x, int n) {
    double y = 1;
    for (int i = 0; i < n; i++) y = y * y * 0.25 + x[i] * y;
    return y;
}

int main(void) {
    for (int n = 0; n < 8; n++) {
        double x[8] = {0.5, 1, -0.5, 0.25, 2, 0.75, 1.25, -1}, dx[8] = {0};
        __enzyme_autodiff((void *)f, x, dx, n);
        CHECK_DIFFERENCES(f, x, dx, n);
    }
    return check_result();
}
