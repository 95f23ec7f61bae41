// expect: EH0205 argument 1 (x)
// flags: -g
// The compiler passes where a large result goes as the first argument: it is none of the source's.
extern int enzyme_dup;
struct large { double a[4]; };
struct large __enzyme_fwddiff(void *, ...);

static struct large f(double *x, int n) { return (struct large){{x[0], x[1] * n}}; }

int main(int argc, char **argv) {
    double x[4] = {1};
    return __enzyme_fwddiff((void *)f, enzyme_dup, x, 3, argc).a[0] > 0;
}
