// Integers choose and weigh, but carry no derivative: arithmetic, shifts, remainders, conversions.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    unsigned state = 12345;
    for (int i = 0; i < n; i++) {
        state = state * 1664525u + 1013904223u;
        int k = (int)((state >> 16) % (unsigned)n);
        sum += (double)((i ^ k) & 7) * x[k] * x[i] + (double)(x[i] > 0 ? i / 2 : -(i % 3));
    }
    return sum;
}

int main(void) {
    double x[6] = {0.5, -1, 2, 0.25, -3, 1.5}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    return check_result();
}
