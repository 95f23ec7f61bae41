// expect: EH0205 argument 2 int enzyme_dup forward mode
// An integer has no tangent.
extern int enzyme_dup;
double __enzyme_fwddiff(void *, ...);

static double f(double x, int n) { return n ? x : x * x; }

int main(void) { return __enzyme_fwddiff((void *)f, 2.0, 1.0, enzyme_dup, 3, 0) > 0; }
