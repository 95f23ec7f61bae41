// expect: EH0207 declares for my_function
// levels: O2
// A derivative of a function that the compiler inlines before the link (and does not at -O0).
#include "check.h"
double my_function(double x) { return 2 * x; }
double tangent(double x, double dx) { return dx * 42; }
void *__enzyme_register_derivative_my[] = {(void *)my_function, (void *)tangent};

static double f(double x) { return my_function(x) * x; }

int main(void) { return __enzyme_fwddiff_check((void *)f, 3.0, 1.0) > 0; }
