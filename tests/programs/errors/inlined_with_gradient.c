// expect: EH0207 declares for my_function
// levels: O2
// A registered gradient of a function that the compiler inlines before the link (and does not at -O0).
#include "check.h"
double my_function(double x) { return 2 * x; }
void augmented(double x) {}
double reverse(double x, double d) { return d * 42; }
void *__enzyme_register_gradient_my[] = {(void *)my_function, (void *)augmented, (void *)reverse};

static double f(double x) { return my_function(x) * x; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
