// expect: EH0312 has a gradient of its own and no derivative
// Forward mode through a function of which a gradient alone is given.
#include "check.h"
__attribute__((noinline)) double bump(double x) { return x * x; }
double bump_gradient(double x, double seed) { return seed; }
double augmented(double x) { return bump(x); }
void *__enzyme_register_gradient_bump[] = {(void *)bump, (void *)augmented, (void *)bump_gradient};

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_fwddiff_check((void *)f, 3.0, 1.0) > 0; }
