// expect: EH0204 argument
// With all shadows behind all primals, one is missing.
#include "check.h"
extern int enzyme_interleave;
static double f(double *x, double *y) { return x[0] * y[0]; }
int main(void) { double x = 1, y = 2, dx = 0; __enzyme_autodiff((void *)f, enzyme_interleave, &x, &y, &dx); return 0; }
