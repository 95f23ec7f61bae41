// expect: EH0211 has the wrong form
// What is said to be inactive is a text, not a function.
#include "check.h"
void *__enzyme_inactivefn_log[] = {(void *)"write_log"};

static double f(double x) { return x * x; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
