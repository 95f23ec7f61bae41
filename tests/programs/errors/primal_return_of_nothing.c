// expect: EH0209 f
// A function without a result has none to return.
#include "check.h"
static void f(double *x) { x[0] *= 2; }
int main(void) { double x = 1, dx = 0; return __enzyme_autodiff((void *)f, enzyme_primal_return, &x, &dx) > 0; }
