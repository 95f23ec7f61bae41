// expect: EH0204 argument
// The bytes between the shadows of lanes come before the pointer: here x is taken for them.
#include "check.h"
extern int enzyme_dupv, enzyme_width;
static double f(double *x) { return x[0] * x[1]; }
int main(void) { double x[2] = {1, 2}, dx[4] = {0}; __enzyme_autodiff((void *)f, enzyme_dupv, x, dx); return 0; }
