// A variable-length array of its own size in each iteration: its stack memory ends with the iteration, its shadow may not.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double work[i + 1];
        for (int j = 0; j <= i; j++) work[j] = x[i] * x[j] * (j + 1);
        for (int j = 0; j <= i; j++) sum += work[j] * work[i - j];
    }
    return sum;
}

int main(void) {
    double x[4] = {0.3, 0.7, 0.9, 1.1}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
