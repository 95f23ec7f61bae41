// memcpy of the input into scratch memory, and back over the input.
#include "check.h"

static double f(double *x, int n) {
    double copy[16];
    memcpy(copy, x, n * sizeof(double));
    for (int i = 0; i < n; i++) x[i] = x[i] * copy[n - 1 - i];
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * copy[i];
    memcpy(x, copy, n * sizeof(double));
    return sum + x[0];
}

int main(void) {
    double x[5] = {0.5, -1.1, 0.7, 0.9, 1.3}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    CHECK(x[1], -1.1);
    return check_result();
}
