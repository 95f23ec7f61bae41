// expect: EH0213 does not fit as a derivative of bump
// The gradient that the rules file names takes no seed.
#include "check.h"
__attribute__((noinline)) double bump(double x) { return x * x; }
double bump_gradient(double x) { return 2 * x; }

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
