// expect: EH0212 two derivatives
// A function that has a gradient, and is said to be inactive: neither is chosen in silence.
#include "check.h"
__attribute__((noinline)) double f(double x) { return x * x; }
double augmented(double x) { return f(x); }
double gradient(double x, double seed) { return 2 * x * seed; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)gradient};
void *__enzyme_inactivefn_f[] = {(void *)f};
static double twice(double x) { return 2 * f(x); }

int main(void) { return __enzyme_autodiff((void *)twice, 3.0) > 0; }
