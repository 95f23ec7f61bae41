// memory: O2
// Recursion over halves of an array that it changes on the way.
#include "check.h"

static double combine(double *x, int n) {
    if (n == 1) {
        x[0] = x[0] * x[0];
        return x[0];
    }
    double left = combine(x, n / 2), right = combine(x + n / 2, n - n / 2);
    x[0] = x[0] + 0.5 * right;
    return left * x[n - 1] + right * x[0];
}

int main(void) {
    double x[5] = {0.5, 1.1, 0.7, -0.9, 1.2}, start[5], dx[5] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)combine, x, dx, 5);
    CHECK_DIFFERENCES(combine, start, dx, 5);
    return check_result();
}
