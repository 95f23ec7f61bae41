// break and continue at both levels of a nest.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 5) continue;
        for (int j = 0; j < n; j++) {
            if (j == i) continue;
            if (x[j] < -2) break;
            sum += x[i] * x[j] * x[j];
        }
        if (sum > 40) break;
        sum = sum * 0.9;
    }
    return sum * sum;
}

int main(void) {
    double x[6] = {1, 6, 2, -1, -3, 0.5}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    double y[4] = {2, 3, 4, 1}, dy[4] = {0};
    __enzyme_autodiff((void *)f, y, dy, 4);
    CHECK_DIFFERENCES(f, y, dy, 4);
    return check_result();
}
