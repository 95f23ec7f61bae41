// expect: EH0211 did you mean __enzyme_register_derivative?
// The name of a registration is misspelt: ignored, the gradient would be another one than was given.
double __enzyme_fwddiff(void *, double, double);

__attribute__((noinline)) static double f(double x) { return x * x; }
__attribute__((noinline)) static double slope(double x, double dx) { return 2 * x * dx; }

void *__enzyme_register_derivativ_f[] = {(void *)f, (void *)slope};

int main(void) { return __enzyme_fwddiff((void *)f, 3.0, 1.0) > 0; }
