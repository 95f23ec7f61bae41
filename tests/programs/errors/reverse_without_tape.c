// expect: EH0202 __enzyme_reverse f no tape
// The reverse sweep needs what the augmented forward saved.
double __enzyme_reverse(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_reverse((void *)f, 2.0, 1.0) > 0; }
