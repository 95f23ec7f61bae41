// expect: EH0302 another number's bits
// The bits of a number, taken for an integer, are converted to a number: a logarithm, roughly.
#include "check.h"
static double f(double *x, int n) { double v = x[0] * x[0]; long bits; memcpy(&bits, &v, 8); return x[1] + (bits * 0x1p-52 - 1023) * 0.69; }
int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, dx[3] = {0}, y[3] = {0.5, 1.25, -0.75};
    __enzyme_autodiff((void *)f, y, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
