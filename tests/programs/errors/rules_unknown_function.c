// expect: EH0214 there is no function bumb
// The rules file names a function that is not there.
#include "check.h"
__attribute__((noinline)) double bump(double x) { return x * x; }

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
