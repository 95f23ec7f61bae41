// Gaussian elimination with row exchanges chosen by the data.
#include "check.h"

static double f(double *x, int n) {
    double a[3][4];
    memcpy(a, x, sizeof a);
    for (int k = 0; k < 3; k++) {
        int best = k;
        for (int i = k + 1; i < 3; i++)
            if (fabs(a[i][k]) > fabs(a[best][k])) best = i;
        if (best != k)
            for (int j = 0; j < 4; j++) {
                double t = a[k][j];
                a[k][j] = a[best][j];
                a[best][j] = t;
            }
        for (int i = k + 1; i < 3; i++) {
            double factor = a[i][k] / a[k][k];
            for (int j = k; j < 4; j++) a[i][j] -= factor * a[k][j];
        }
    }
    double y[3], sum = 0;
    for (int i = 2; i >= 0; i--) {
        y[i] = a[i][3];
        for (int j = i + 1; j < 3; j++) y[i] -= a[i][j] * y[j];
        y[i] /= a[i][i];
        sum += (i + 1) * y[i];
    }
    return sum;
}

int main(void) {
    double x[12] = {1, 2, 4, 3, 2, -1, 0.5, 1, -3, 1, 1.5, 0.25}, dx[12] = {0};
    __enzyme_autodiff((void *)f, x, dx, 12);
    CHECK_DIFFERENCES(f, x, dx, 12);
    return check_result();
}
