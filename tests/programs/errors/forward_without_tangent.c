// expect: EH0204 argument 2 has no tangent
// Each number that is not constant is followed by its tangent.
double __enzyme_fwddiff(void *, ...);

static double f(double x, double y) { return x * y; }

int main(void) { return __enzyme_fwddiff((void *)f, 2.0, 1.0, 3.0) > 0; }
