// Unsigned and narrow counters, strides that do not divide the bound, a counter that multiplies.
#include "check.h"

static double f(double *x, int n) {
    double y = 1;
    for (unsigned i = 0; i < (unsigned)n; i += 3) y *= x[i];
    for (unsigned char c = 1; c < 7; c++) y += y * x[c % n] * 0.1;
    for (size_t k = 1; k < (size_t)n; k *= 2) y = y * 0.5 + x[k] * y;
    for (unsigned i = n; i-- > 0;) y = sin(y) + x[i];
    return y;
}

int main(void) {
    double x[8] = {0.5, 1.5, 0.25, -1, 1, 2, 0.75, 1.25}, dx[8] = {0};
    __enzyme_autodiff((void *)f, x, dx, 8);
    CHECK_DIFFERENCES(f, x, dx, 8);
    return check_result();
}
