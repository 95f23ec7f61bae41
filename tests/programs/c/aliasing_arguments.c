// Two arguments that are the same array, with the same shadow: the gradient is the sum of both.
#include "check.h"

static void step(double *x, double *y, int n) {
    for (int i = 0; i < n; i++) {
        x[i] = x[i] * y[i];
        y[i] = y[i] + x[i] * x[i];
    }
}

static double f(double *x, double *y, int n) {
    step(x, y, n);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * y[i];
    return sum;
}

static double same(double *x, int n) { return f(x, x, n); }

int main(void) {
    double x[3] = {0.5, 1.5, -0.75}, start[3], dx[3] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, x, dx, 3);
    CHECK_DIFFERENCES(same, start, dx, 3);
    return check_result();
}
