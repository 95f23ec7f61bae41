// expect: EH0211 has the wrong form
// A registration without the gradient.
#include "check.h"
__attribute__((noinline)) double bump(double x) { return x * x; }
double augmented(double x) { return bump(x); }
void *__enzyme_register_gradient_bump[] = {(void *)bump, (void *)augmented};

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
