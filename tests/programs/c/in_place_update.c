// Memory updated in place, several times, with nonlinear steps.
#include "check.h"

static double f(double *x, int n) {
    for (int step = 0; step < 3; step++)
        for (int i = 0; i < n; i++) x[i] = x[i] * x[i] + 0.1 * x[(i + 1) % n];
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * x[i];
    return sum;
}

int main(void) {
    double x[4] = {0.9, -0.4, 0.6, 0.8}, start[4], dx[4] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, start, dx, 4);
    return check_result();
}
