// expect: EH0211 has the wrong form
// A function is registered as an inactive global.
#include "check.h"
__attribute__((noinline)) double bump(double x) { return x * x; }
void *__enzyme_inactive_global_bump[] = {(void *)bump};

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
