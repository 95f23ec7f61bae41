// expect: EH0302 applies the integer operation
// A mask that rounds a number towards zero, or keeps all of it, as another number says.
#include "check.h"
__attribute__((noinline)) static double cut(double x, double y) {
    unsigned long bits, mask;
    memcpy(&bits, &x, 8);
    mask = (long)0xfff0000000000000 >> ((bits >> 52 & 0x7ff) - 1023 & 63);
    bits &= y > 1 ? mask : ~0ul;
    memcpy(&x, &bits, 8);
    return x;
}
static double f(double *x, int n) { return cut(x[0] * x[0] + 2, x[1]) * x[2] + cut(x[1] * x[1] + 2, x[0]); }
int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, dx[3] = {0}, y[3] = {0.5, 1.25, -0.75};
    __enzyme_autodiff((void *)f, y, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
