// expect: EH0206 enzyme_constant
// A global that looks like a marker and is none.
#include "check.h"
extern int enzyme_constant;

static double f(double x, double y) { return x * y; }

int main(void) { return __enzyme_autodiff((void *)f, enzyme_constant, 2.0, 3.0) > 0; }
