// expect: EH0202 square
#include "check.h"
double __enzyme_fwdsplit(void *, ...);

static double square(double x) { return x * x; }

int main(void) { return __enzyme_fwdsplit((void *)square, 3.0, 1.0) > 0; }
