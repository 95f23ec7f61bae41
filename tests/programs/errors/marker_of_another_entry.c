// expect: EH0206 enzyme_nofree __enzyme_autodiff __enzyme_reverse
// A marker that says nothing about this entry point.
extern int enzyme_nofree;
double __enzyme_autodiff(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_autodiff((void *)f, enzyme_nofree, 2.0) > 0; }
