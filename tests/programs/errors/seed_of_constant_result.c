// expect: EH0203 enzyme_const_return
// A seed for a result that is constant.
#include "check.h"
extern int enzyme_const_return;
static double f(double *x) { return x[0] * x[0]; }
int main(void) { double x = 1, dx = 0; __enzyme_autodiff((void *)f, enzyme_const_return, &x, &dx, 1.0); return 0; }
