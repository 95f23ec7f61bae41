// expect: EH0207 the argument that it returns
// levels: O2
// The compiler knows that the function returns its argument, and uses that instead of what the call returns.
#include "check.h"
__attribute__((noinline)) double clipped(double x) { return x; }
double augmented(double x) { return x; }
double clipped_gradient(double x, double seed) { return fmin(seed, 1.0); }
void *__enzyme_register_gradient_clipped[] = {(void *)clipped, (void *)augmented, (void *)clipped_gradient};

static double f(double x) { return clipped(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
