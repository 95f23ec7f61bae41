// A static buffer used as scratch memory: written before it is read, in every call.
#include "check.h"

static double scratch[8];

__attribute__((noinline)) static void fill(const double *x, int n) {
    for (int i = 0; i < n; i++) scratch[i] = x[i] * x[n - 1 - i];
}

static double f(double *x, int n) {
    double sum = 0;
    for (int round = 0; round < 2; round++) {
        fill(x, n);
        for (int i = 0; i < n; i++) sum += scratch[i] * scratch[i] * x[0];
    }
    return sum;
}

int main(void) {
    double x[4] = {0.5, -0.25, 0.75, 0.25}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
