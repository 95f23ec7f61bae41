// expect: EH0211 is like logarithm
// Like a function that is not known.
#include "check.h"
__attribute__((noinline, annotate("enzyme_function_like=logarithm"))) double bump(double x) { return x * x; }

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
