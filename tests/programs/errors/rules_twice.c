// expect: EH0214 two rules are about bump
// Two tables of the rules file match one function equally well.
#include "check.h"
__attribute__((noinline)) double bump(double x) { return x * x; }

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
