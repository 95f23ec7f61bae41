// expect: EH0207 __enzyme_fwddiff
// An entry point that a later release brings.
#include "check.h"
double __enzyme_fwddiff(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_fwddiff((void *)f, 2.0, 1.0) > 0; }
