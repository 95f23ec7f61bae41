// expect: EH0213 takes a complex number
// With a real result nothing in the code tells that there is a complex number; the macro notes it.
#include "enzyme_hub.h"
#include "check.h"
static double f(double _Complex z);
static double tangent(double _Complex z, double _Complex dz) { return __real__(2 * z * dz); }
ENZYME_DERIVATIVE(f, tangent);
static double f(double _Complex z) { return __real__(z * z); }
static double g(double x) { return f(x); }

int main(void) { return __enzyme_fwddiff_check((void *)g, 3.0, 1.0) > 0; }
