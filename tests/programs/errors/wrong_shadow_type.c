// expect: EH0205
// An integer in the place of a shadow.
#include "check.h"

static double norm_of(const double *x, int n) { return x[0] * x[0] * n; }

int main(void) {
    double x[2] = {1, 2};
    return __enzyme_autodiff((void *)norm_of, enzyme_dup, x, 2, 3) > 0;
}
