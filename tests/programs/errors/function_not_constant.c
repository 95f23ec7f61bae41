// expect: EH0201 derivative
// The function operand is an argument of a function that is not inlined.
#include "check.h"

static double f(double x) { return x; }
static double g(double x) { return x * x; }

__attribute__((noinline)) static double derivative(double (*of)(double)) { return __enzyme_autodiff((void *)of, 2.0); }

int main(int argc, char **argv) { return derivative(f) + derivative(g) > 0; }
