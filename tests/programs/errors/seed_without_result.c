// expect: EH0203 enzyme_noret
// A seed for a result that is not differentiated.
#include "check.h"
extern int enzyme_noret;
static double f(double *x) { return x[0] * x[0]; }
int main(void) { double x = 1, dx = 0; __enzyme_autodiff((void *)f, enzyme_noret, &x, &dx, 1.0); return 0; }
