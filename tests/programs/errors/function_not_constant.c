// expect: EH0201 main
// The function operand is known at run time only.
#include "check.h"

static double f(double x) { return x; }
static double g(double x) { return x * x; }
double (*table[2])(double) = {f, g};

int main(int argc, char **argv) { return __enzyme_autodiff((void *)table[argc & 1], 2.0) > 0; }
