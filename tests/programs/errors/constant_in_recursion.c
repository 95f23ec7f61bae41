// expect: EH0306 constant memory it is read again
// A deeper level of a recursion stores a number in constant memory, and the level above reads it.
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static double level(const double *x, int depth, double *work) {
    if (depth == 0) {
        work[0] = x[0] * x[0];
        return 6 * x[0];
    }
    double below = level(x, depth - 1, work);
    return below + work[0];
}
static double f(double *x, double *work, int depth) { return level(x, depth, work); }
int main(int n, char **words) {
    (void)words;
    double x = 2, work = 0, d = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &d, enzyme_const, &work, enzyme_const, n);
    return d != 10;
}
