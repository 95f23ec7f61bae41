// expect: EH0207 __enzyme_truncate
// An entry point of a later release is named, not ignored.
extern int enzyme_const;
double __enzyme_truncate_mem_func(void *, ...);

static double f(double x) { return x * x; }

int main(void) { return __enzyme_truncate_mem_func((void *)f, 64, 32) > 0; }
