// expect: EH0301 overwrites 2 bytes of a double
// levels: O2
// flags: -fno-strict-aliasing
#include "check.h"
__attribute__((noinline)) static void cut(double *t) { ((unsigned short *)t)[2] = 0; }
static double f(double x) {
    double t = x * 1.1;
    cut(&t);
    return t * t;
}
int main(void) { return __enzyme_autodiff((void *)f, 1.2) > 0; }
