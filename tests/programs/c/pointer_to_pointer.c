// A matrix as an array of rows: two levels of pointers in the primal and in the shadow.
#include "check.h"

static double f(double **rows, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) sum += rows[i][j] * rows[j][i];
    return sum;
}

int main(void) {
    double a[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, da[3][3] = {{0}};
    double *rows[3] = {a[0], a[1], a[2]}, *shadows[3] = {da[0], da[1], da[2]};
    __enzyme_autodiff((void *)f, rows, shadows, 3);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) CHECK(da[i][j], 2 * a[j][i]);
    return check_result();
}
