// A sparse matrix times a vector: integer arrays as arguments choose what is read and written.
#include "check.h"

static const int start[4] = {0, 2, 3, 6}, column[6] = {0, 2, 1, 0, 1, 2};

static double f(const int *start, const int *column, const double *value, const double *x, double *y, int rows) {
    for (int i = 0; i < rows; i++) {
        y[i] = 0;
        for (int k = start[i]; k < start[i + 1]; k++) y[i] += value[k] * x[column[k]];
    }
    double sum = 0;
    for (int i = 0; i < rows; i++) sum += y[i] * y[i];
    return sum;
}

// all active numbers in one array, for the differences: 6 values, then 3 entries of x
static double joined(double *v, int n) {
    double y[3];
    return f(start, column, v, v + 6, y, 3);
}

int main(void) {
    double v[9] = {1, 2, -1, 0.5, 1.5, -2, 0.3, 0.7, -0.4}, dv[9] = {0}, y[3], dy[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_const, start, enzyme_const, column, v, dv, v + 6, dv + 6, y, dy, 3);
    CHECK_DIFFERENCES(joined, v, dv, 9);
    return check_result();
}
