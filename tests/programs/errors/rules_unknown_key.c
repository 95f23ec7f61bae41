// expect: EH0214 a rule has no gradent
// A word in the rules file is misspelt.
#include "check.h"
__attribute__((noinline)) double bump(double x) { return x * x; }
double bump_gradient(double x, double seed) { return seed; }

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
