// expect: EH0206 enzyme_strong_zero __enzyme_call_inactive
// What is said of a derivative, of a call that has none.
extern int enzyme_strong_zero;
double __enzyme_call_inactive(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_call_inactive((void *)f, enzyme_strong_zero, 2.0) > 0; }
