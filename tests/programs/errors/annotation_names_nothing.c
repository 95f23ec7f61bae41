// expect: EH0211 there is no such function
// An annotation names a function that is nowhere.
#include "check.h"
__attribute__((noinline, annotate("enzyme_gradient=bump_gradiant"))) double bump(double x) { return x * x; }
double bump_gradient(double x, double seed) { return 2 * x * seed; }

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
