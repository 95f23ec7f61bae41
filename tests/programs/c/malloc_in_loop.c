// memory: O2
// An allocation made, used and freed in each iteration.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double *work = (double *)malloc((i + 1) * sizeof(double));
        for (int j = 0; j <= i; j++) work[j] = x[j] * x[i];
        for (int j = 0; j <= i; j++) sum += work[j] * work[i - j];
        free(work);
    }
    return sum;
}

int main(void) {
    double x[4] = {0.5, -1.1, -0.7, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
