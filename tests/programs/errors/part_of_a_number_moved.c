// expect: EH0302 makes a number of some of another number's bits
// levels: O2
// The tangent's low bytes beside the sign and exponent of a constant are no tangent.
#include "check.h"

static double f(const double *x, int n) {
    double y[n + 8], c[4] = {1.1, 1.2, 1.3, -0.07};
    for (int i = 0; i < n + 8; i++) y[i] = x[i & 3] * x[1];
    memmove(c + 2, y + 2, 2 * sizeof(double) - 3);
    return c[2] * c[1] + 3 * c[3];
}

int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {1};
    __enzyme_fwddiff_check((void *)f, x, dx, 4);
    return 0;
}
