// A trailing operand is the seed of the result.
#include "check.h"

static double f(double x) { return x * x; }

static double g(const double *x) { return x[0] * x[1]; }

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 3.0, 2.5), 15);
    double x[2] = {3, 4}, dx[2] = {0};
    __enzyme_autodiff((void *)g, x, dx, -2.0);
    CHECK(dx[0], -8);
    CHECK(dx[1], -6);
    return check_result();
}
