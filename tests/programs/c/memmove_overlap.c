// memmove within one array, forward and backward.
#include "check.h"

static double f(double *x, int n) {
    double work[16];
    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
    memmove(work + 1, work, (n - 1) * sizeof(double));
    work[0] = x[n - 1];
    for (int i = 0; i < n; i++) work[i] *= x[i];
    memmove(work, work + 2, (n - 2) * sizeof(double));
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * work[i];
    return sum;
}

int main(void) {
    double x[6] = {0.5, -1.1, 0.7, 0.9, 1.3, -0.4}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    return check_result();
}
