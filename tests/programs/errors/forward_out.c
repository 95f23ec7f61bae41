// expect: EH0206 enzyme_out __enzyme_fwddiff forward mode
// In forward mode a number is followed by its tangent; nothing is returned for it.
extern int enzyme_out;
double __enzyme_fwddiff(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_fwddiff((void *)f, enzyme_out, 2.0) > 0; }
