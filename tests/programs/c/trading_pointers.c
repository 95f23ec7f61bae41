// Two restrict pointers trade places in each iteration: a Jacobi sweep on two buffers.
#include "check.h"

static void sweep(double *restrict to, const double *restrict from, int n) {
    for (int i = 1; i < n - 1; i++) to[i] = 0.5 * from[i] * from[i] + 0.3 * (from[i - 1] - from[i + 1]);
    to[0] = from[0];
    to[n - 1] = from[n - 1] * 0.9;
}

static double f(double *x, int n) {
    double other[8];
    double *a = x, *b = other;
    for (int step = 0; step < 5; step++) {
        sweep(b, a, n);
        double *t = a;
        a = b;
        b = t;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * a[i] + b[i] * b[i];
    return sum;
}

int main(void) {
    double x[6] = {0.5, 1.1, -0.7, 0.9, 1.3, 0.2}, start[6], dx[6] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, start, dx, 6);
    return check_result();
}
