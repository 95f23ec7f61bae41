// A request inside a differentiated function: the derivative of a derivative.
#include "check.h"

double __enzyme_autodiff_inner(void *, ...);

static double f(double x) { return x * x * x + sin(x); }
static double slope(double x) { return __enzyme_autodiff_inner((void *)f, x); }

int main(void) {
    CHECK(slope(0.7), 3 * 0.49 + cos(0.7));
    CHECK(__enzyme_autodiff((void *)slope, 0.7), 6 * 0.7 - sin(0.7));
    return check_result();
}
