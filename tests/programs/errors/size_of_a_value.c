// expect: EH0203 f
// The size of a tape is asked for with markers, not with arguments.
#include "check.h"
long __enzyme_augmentsize(void *, ...);
static double f(double x) { return sin(x) * x; }
int main(void) { return __enzyme_augmentsize((void *)f, 2.0); }
