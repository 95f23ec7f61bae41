// expect: EH0206 enzyme_const __enzyme_call_inactive
// Nothing is differentiated, so there is nothing to mark.
extern int enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_call_inactive(void *, ...);

static double g(double x) { return x * x; }
static double f(double x) { return x * __enzyme_call_inactive((void *)g, enzyme_const, x); }

int main(void) { return __enzyme_autodiff((void *)f, 2.0) > 0; }
