// expect: EH0212 two derivatives
// Two gradients are registered for one function.
#include "check.h"
__attribute__((noinline)) double bump(double x) { return x * x; }
double first(double x, double seed) { return seed; }
double second(double x, double seed) { return 2 * seed; }
double augmented(double x) { return bump(x); }
void *__enzyme_register_gradient_bump[] = {(void *)bump, (void *)augmented, (void *)first};
void *__enzyme_register_gradient_again[] = {(void *)bump, (void *)augmented, (void *)second};

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
