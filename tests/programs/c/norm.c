// Vector normalisation: the magnitude is the same in every iteration.
#include "check.h"

__attribute__((const)) static double mag_of(double square) { return sqrt(square); }

static double mag(const double *x, int n) {
    double square = 0;
    for (int i = 0; i < n; i++) square += x[i] * x[i];
    return mag_of(square);
}

static double f(double *x, int n) {
    double *out = (double *)malloc(n * sizeof(double)), sum = 0;
    for (int i = 0; i < n; i++) out[i] = x[i] / mag(x, n);
    for (int i = 0; i < n; i++) sum += out[i] * (i + 1);
    free(out);
    return sum;
}

int main(void) {
    double x[4] = {0.5, -0.25, 0.75, 0.25}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
