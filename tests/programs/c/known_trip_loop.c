// A loop whose trip count is a constant.
#include "check.h"

static double f(double x) {
    double y = x;
    for (int i = 0; i < 100; i++) y = y + 0.01 * sin(y);
    return y;
}

static double wrapped(double *x, int n) { return f(x[0]); }

int main(void) {
    double x = 0.7, dx = __enzyme_autodiff((void *)f, x);
    CHECK_DIFFERENCES(wrapped, &x, &dx, 1);
    return check_result();
}
