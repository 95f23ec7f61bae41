// The option --strong-zero says for all derivatives of a link what the marker says for one.
// flags: -Wl,-plugin-opt=enzyme-strong-zero
#include "check.h"
double __enzyme_fwddiff(void *, ...);
static double f(double x, const double *w) { return x * w[0] * w[1] + 2 * x; }

int main(void) {
    const double w[2] = {INFINITY, 0};
    CHECK(__enzyme_autodiff((void *)f, enzyme_out, 1.5, enzyme_const, w), 2);
    CHECK(__enzyme_fwddiff((void *)f, 1.5, 0.0, enzyme_const, w), 0);
    return check_result();
}
