// expect: EH0302 another number's bits
// An integer, converted from a number, is taken for the bits of one: an exponential, roughly.
#include "check.h"
static double quick_exp(double x) { long bits = (long)(x * 0x1.71547652b82fep52 + 1023 * 0x1p52); double y; memcpy(&y, &bits, 8); return y; }
static double f(double *x, int n) { return quick_exp(x[0]) * x[1] + x[2]; }
int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, dx[3] = {0}, y[3] = {0.5, 1.25, -0.75};
    __enzyme_autodiff((void *)f, y, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
