// expect: EH0209 note nothing
// The result of a function that has none.
double __enzyme_autodiff(void *, ...);
double __enzyme_call_inactive(void *, ...);

static int calls;
__attribute__((noinline)) static void note(double x) { calls += x > 0; }
static double f(double x) { return x * __enzyme_call_inactive((void *)note, x); }

int main(void) { return __enzyme_autodiff((void *)f, 2.0) > calls; }
