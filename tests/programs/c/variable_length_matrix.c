// Two-dimensional arrays of variable length: Cholesky factor in place, log determinant.
#include "check.h"

static double f(double *x, int n) {
    int m = 3;
    double a[m][m];
    for (int i = 0; i < m; i++)
        for (int j = 0; j < m; j++) a[i][j] = x[i] * x[j] * 0.1 + (i == j ? 2 + x[i + 3] : 0);
    double log_determinant = 0;
    for (int j = 0; j < m; j++) {
        for (int k = 0; k < j; k++) a[j][j] -= a[j][k] * a[j][k];
        a[j][j] = sqrt(a[j][j]);
        log_determinant += 2 * log(a[j][j]);
        for (int i = j + 1; i < m; i++) {
            for (int k = 0; k < j; k++) a[i][j] -= a[i][k] * a[j][k];
            a[i][j] /= a[j][j];
        }
    }
    return log_determinant + a[2][0];
}

int main(void) {
    double x[6] = {0.5, -1.5, 0.25, 2, 1, 0.5}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    return check_result();
}
