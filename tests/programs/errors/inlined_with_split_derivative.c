// expect: EH0207 declares for my_function
// levels: O2
// A derivative over a tape of a function that the compiler inlines before the link (and does not at -O0).
#include "check.h"
double my_function(double x) { return 2 * x; }
double augmented(double x) { return 2 * x; }
double over_tape(double x, double dx) { return dx * 42; }
void *__enzyme_register_splitderivative_my[] = {(void *)my_function, (void *)augmented, (void *)over_tape};

static double f(double x) { return my_function(x) * x; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
