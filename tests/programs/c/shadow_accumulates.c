// A gradient is added to what the shadow holds, and called twice it is added twice.
#include "check.h"

static double f(const double *x) { return x[0] * x[1]; }

int main(void) {
    double x[2] = {3, 4}, dx[2] = {100, 200};
    __enzyme_autodiff((void *)f, x, dx);
    __enzyme_autodiff((void *)f, x, dx);
    CHECK(dx[0], 108);
    CHECK(dx[1], 206);
    CHECK(x[0], 3);
    CHECK(x[1], 4);
    return check_result();
}
