// expect: EH0213 takes a complex number
// flags: -g
// So does debug information.
#include "check.h"
__attribute__((noinline)) double f(double _Complex z) { return __real__(z * z); }
double tangent(double _Complex z, double _Complex dz) { return __real__(2 * z * dz); }
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)tangent};
static double g(double x) { return f(x); }

int main(void) { return __enzyme_fwddiff_check((void *)g, 3.0, 1.0) > 0; }
