// memory: O2
// Memory freed on one way out and handed on by another.
#include "check.h"

static double f(double *x, int n) {
    double *work = (double *)malloc(n * sizeof(double)), sum = 0;
    for (int i = 0; i < n; i++) {
        work[i] = x[i] * x[i];
        sum += work[i];
        if (sum > 4) {
            double y = work[i] * work[0];
            free(work);
            return y;
        }
    }
    double y = sum * work[n - 1];
    free(work);
    return y;
}

int main(void) {
    double x[3] = {0.5, -1.5, 0.25}, y[3] = {1.5, 1.75, 1}, dx[3] = {0}, dy[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    __enzyme_autodiff((void *)f, y, dy, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    CHECK_DIFFERENCES(f, y, dy, 3);
    return check_result();
}
