// Loops that run zero times: nothing may be read, written or added.
#include "check.h"

static double f(double *x, int n) {
    double last = 2, sum = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i - 1; j++) sum += last * x[j];
        last = x[i] * x[i];
    }
    return sum + last;
}

int main(void) {
    for (int n = -2; n < 5; n++) {
        double x[4] = {1, 2, -1, 0.5}, dx[4] = {0};
        __enzyme_autodiff((void *)f, x, dx, n);
        CHECK_DIFFERENCES(f, x, dx, n);
        for (int i = n < 0 ? 0 : n; i < 4; i++) CHECK(dx[i], 0);
    }
    return check_result();
}
