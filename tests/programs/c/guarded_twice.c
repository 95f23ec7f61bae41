// flags: -fno-math-errno
// A square root behind a condition and behind a branch, which the optimiser computes before both.
#include "check.h"

static double f(double *x, int n) {
    double s = x[0], length = s > 0 ? sqrt(s) : 0, r = length * x[1];
    if (s > 0) {
        x[2] = sqrt(s) * x[1];
        r += x[2] * x[3];
    }
    return r;
}

int main(void) {
    double x[4] = {0, 0.39, 1.32, -0.23}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    for (int i = 0; i < 4; i++) CHECK(dx[i], 0);

    double y[4] = {0.49, 0.39, 1.32, -0.23}, start[4], dy[4] = {0};
    memcpy(start, y, sizeof y);
    __enzyme_autodiff((void *)f, y, dy, 4);
    CHECK_DIFFERENCES(f, start, dy, 4);
    return check_result();
}
