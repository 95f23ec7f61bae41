// expect: EH0204 argument
// What is not needed has a shadow all the same.
#include "check.h"
static void f(double x, double *y) { *y = x * x; }
int main(void) { double y; return __enzyme_autodiff((void *)f, 2.0, enzyme_dupnoneed, &y) > 0; }
