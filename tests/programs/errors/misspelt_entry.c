// expect: EH0207 did you mean __enzyme_autodiff?
// The name of an entry point is misspelt.
double __enzyme_autodif(void *, double);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_autodif((void *)f, 3.0) > 0; }
