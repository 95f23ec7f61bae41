// expect: EH0211 has the wrong form
// A function that is set when the program starts cannot be read here.
#include "check.h"
void *__enzyme_nofree_view[] = {(void *)0};

static double f(double x) { return x * x; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
