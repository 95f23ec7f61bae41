// A callee reads before the place that its argument points to, and the caller overwrites just that.
#include "check.h"

__attribute__((noinline)) static double around(const double *p) { return p[-1] * p[-1] * p[0]; }

static double f(double *x, int n) {
    double result = around(x + n);
    x[n - 1] = 5;
    return result;
}

int main(void) {
    double x[3] = {2, 3, 4}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2);
    CHECK(dx[0], 0);
    CHECK(dx[1], 2 * 3 * 4);
    CHECK(dx[2], 3 * 3);
    return check_result();
}
