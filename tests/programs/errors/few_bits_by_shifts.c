// expect: EH0302 some of another number's bits
// As few_bits_of_a_number, by shifts.
#include "check.h"
static double coarse(double x) { unsigned long bits; memcpy(&bits, &x, 8); bits = bits >> 48 << 48; memcpy(&x, &bits, 8); return x; }
static double f(double *x, int n) { double y = x[0] * x[0] + 0.01; return (y - coarse(y)) * x[1] + x[2]; }
int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, dx[3] = {0}, y[3] = {0.5, 1.25, -0.75};
    __enzyme_autodiff((void *)f, y, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
