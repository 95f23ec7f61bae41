// Each marker: const, out, dup and dupnoneed, on arguments that would have another default.
#include "check.h"

static double f(double a, double b, const double *x, const double *y, double *out) {
    *out = a * x[0];
    return a * b * x[0] + y[0] * x[0] * x[0];
}

int main(void) {
    double x = 3, dx = 0, y = 5, out = 0, dout = 10;
    double da = __enzyme_autodiff((void *)f, enzyme_out, 2.0, enzyme_const, 7.0, enzyme_dup, &x, &dx, enzyme_const, &y,
                                  enzyme_dupnoneed, &out, &dout);
    CHECK(da, 7 * 3 + 3 * 10);
    CHECK(dx, 2 * 7 + 2 * 5 * 3 + 2 * 10);
    CHECK(dout, 0);
    return check_result();
}
