// Functions of the program's own that have the names of functions of the C library.
double __enzyme_autodiff(void *, ...);
int printf(const char *, ...);

__attribute__((noinline)) static void write(double *p) { p[0] = p[0] * p[0]; }
__attribute__((noinline)) static double times(double a, double b) { return a * b; }
__attribute__((noinline)) double rand(double x) { return 3 * x; }
__attribute__((noinline)) static double *valloc(double *p) { return p + 1; }

static double f(double x) {
    double t[2] = {x, 5 * x};
    write(t);
    return t[0] + times(x, x) + rand(x) + *valloc(t);
}

int main(void) {
    double d = __enzyme_autodiff((void *)f, 3.0);
    if (d == 2 * 3.0 + 2 * 3.0 + 3 + 5) return 0;
    printf("f'(3) is %g, expected 20\n", d);
    return 1;
}
