// Counters and the last value of a loop, read after it.
#include "check.h"

static double f(double *x, int n) {
    int i, found = -1;
    double last = 0;
    for (i = 0; i < n; i++) {
        last = x[i] * x[i];
        if (found < 0 && x[i] > 1) found = i;
        if (x[i] > 2) break;
    }
    double y = last * i + x[found];
    int k = 0;
    while (k * k < i) k++;
    return y * k * x[i - 1];
}

int main(void) {
    double x[5] = {0.5, 1.5, 0.25, 2.5, 1}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
