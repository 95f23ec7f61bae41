// expect: EH0202 f
// A marker in the place of the argument.
#include "check.h"
static double f(double x) { return sin(x) * x; }
int main(void) { return __enzyme_autodiff((void *)f, enzyme_const) > 0; }
