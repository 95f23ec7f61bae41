// One function differentiated under several signatures of activity, and called besides.
#include "check.h"

static double f(const double *x, const double *y) { return x[0] * x[0] * y[0]; }

int main(void) {
    double x = 3, dx = 0, y = 5, dy = 0;
    __enzyme_autodiff((void *)f, enzyme_const, &x, &y, &dy);
    CHECK(dy, 9);
    __enzyme_autodiff((void *)f, &x, &dx, enzyme_const, &y);
    CHECK(dx, 30);
    dx = dy = 0;
    __enzyme_autodiff((void *)f, &x, &dx, &y, &dy);
    CHECK(dx, 30);
    CHECK(dy, 9);
    CHECK(f(&x, &y), 45);
    return check_result();
}
