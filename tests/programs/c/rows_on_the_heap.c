// memory: O2
// Rows allocated inside, reached through a table of pointers, some rows shared.
#include "check.h"

static double f(double *x, int n) {
    double **rows = (double **)malloc(n * sizeof(double *));
    for (int i = 0; i < n; i++) rows[i] = i % 3 == 2 ? rows[i - 1] : (double *)calloc(2, sizeof(double));
    for (int i = 0; i < n; i++) {
        rows[i][0] += x[i] * x[i];
        rows[i][1] = rows[i][0] * x[0];
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += rows[i][0] * rows[i][1];
    for (int i = 0; i < n; i++)
        if (i % 3 != 2) free(rows[i]);
    free(rows);
    return sum;
}

int main(void) {
    double x[5] = {0.5, -1.1, 0.7, 0.9, 1.3}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
