// expect: EH0207 declares for my_function
// levels: O2
// A function said to release nothing that the compiler inlines before the link (and does not at -O0).
#include "check.h"
double my_function(double x) { return 2 * x; }
void *__enzyme_nofree_my[] = {(void *)my_function};

static double f(double x) { return my_function(x) * x; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
