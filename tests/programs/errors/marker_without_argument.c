// expect: EH0203 f
// A marker that describes no argument.
#include "check.h"
extern int enzyme_not_overwritten;
static double f(double x) { return x * x; }
int main(void) { return __enzyme_autodiff((void *)f, 2.0, enzyme_not_overwritten) > 0; }
