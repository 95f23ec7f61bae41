// expect: EH0202 two_numbers
// One argument for a function of two.
#include "check.h"

static double two_numbers(double x, double y) { return x * y; }

int main(void) { return __enzyme_autodiff((void *)two_numbers, 2.0) > 0; }
