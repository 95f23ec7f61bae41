// fmin, fmax, fabs and their branch spellings, off the kinks, in loops.
#include "check.h"

static double f(double *x, int n) {
    double low = x[0], high = x[0], sum = 0;
    for (int i = 1; i < n; i++) {
        low = fmin(low, x[i]);
        high = fmax(x[i], high);
        sum += fabs(x[i] - x[i - 1]) + (x[i] < 0 ? -x[i] : x[i]) * 0.5 + fmax(0, x[i]) * x[0];
    }
    return (high - low) * sum;
}

int main(void) {
    double x[6] = {0.5, -1.25, 2, 0.25, -0.75, 1.5}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    return check_result();
}
