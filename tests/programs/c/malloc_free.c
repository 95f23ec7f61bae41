// Scratch memory from malloc and calloc, freed before the end.
#include "check.h"

static double f(double *x, int n) {
    double *squares = (double *)malloc(n * sizeof(double));
    double *sums = (double *)calloc(n + 1, sizeof(double));
    for (int i = 0; i < n; i++) squares[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + squares[i] * x[n - 1 - i];
    double result = sums[n] * sums[n / 2];
    free(squares);
    free(sums);
    return result;
}

int main(void) {
    double x[5] = {0.5, -1.1, -0.7, 0.9, 1.3}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
