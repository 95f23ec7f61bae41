// expect: EH0204 norm_of
// A pointer that has a shadow by default, and none given before the next argument.
#include "check.h"

static double norm_of(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}

int main(void) {
    double x[2] = {1, 2};
    return __enzyme_autodiff((void *)norm_of, x, 2) > 0;
}
