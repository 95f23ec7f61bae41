// expect: EH0203 one_number
// Three arguments for a function of one: one more than argument and seed.
#include "check.h"

static double one_number(double x) { return x * x; }

int main(void) { return __enzyme_autodiff((void *)one_number, 2.0, 3.0, 4.0) > 0; }
