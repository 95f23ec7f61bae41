// expect: EH0211 says nothing that is known
// A word of an annotation is misspelt.
#include "check.h"
__attribute__((noinline, annotate("enzyme_inactiv"))) double bump(double x) { return x * x; }

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
