// expect: EH0206 f returns double enzyme_dup_return
// In reverse mode the result of a function of numbers has an adjoint, not a shadow.
extern int enzyme_dup_return;
double __enzyme_autodiff(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_autodiff((void *)f, enzyme_dup_return, 2.0) > 0; }
