// Matrix product, three loops deep, then a nonlinear reduction of the result.
#include "check.h"

static double f(double *a, int n) {
    double c[4][4];
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            c[i][j] = 0;
            for (int k = 0; k < n; k++) c[i][j] += a[i * n + k] * a[k * n + j];
        }
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) sum += c[i][j] * c[i][j] * (i + 1);
    return sum;
}

static double three(double *a, int n) { return f(a, 3); }

int main(void) {
    double a[9] = {1, -0.5, 0.25, 2, 0.5, -1, 0.75, 1.5, -0.25}, da[9] = {0};
    __enzyme_autodiff((void *)f, a, da, 3);
    CHECK_DIFFERENCES(three, a, da, 9);
    return check_result();
}
