// expect: EH0204 norm_of
// A pointer that has a shadow by default, and none given.
#include "check.h"

static double norm_of(const double *x) { return x[0] * x[0] + x[1]; }

int main(void) {
    double x[2] = {1, 2};
    return __enzyme_autodiff((void *)norm_of, x) > 0;
}
