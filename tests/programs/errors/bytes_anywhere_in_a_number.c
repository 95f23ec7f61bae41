// expect: EH0301 overwrites a part of a number
// levels: O0 O2
// flags: -fno-strict-aliasing
#include "check.h"
static double scrambled(const double *x, double *p, int n) {
    *p = x[0] * 2;
    for (int i = 0; i < n; i++) ((char *)p)[i & 7] = 0;
    return *p * 3 + x[0];
}
int main(int argc, char **argv) {
    double x = 2, dx = 0, p = 0, dp = 0;
    __enzyme_autodiff((void *)scrambled, enzyme_dup, &x, &dx, enzyme_dup, &p, &dp, enzyme_const, 8 * argc);
    return dx != 1;
}
