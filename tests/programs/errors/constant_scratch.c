// expect: EH0306 constant memory it is read again
// Scratch memory that the request calls constant: what is stored there is read again by a function of its own, at an index.
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static void put(double *work, double v, int i) { work[i] = v; }
__attribute__((noinline)) static double get(const double *work, int i) { return work[i]; }
static double f(double *x, double *work, int i) {
    put(work, x[0] * x[0], 0);
    return get(work, i) * 3;
}
int main(int n, char **words) {
    (void)words;
    double x = 2, work[2] = {0}, d = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &d, enzyme_const, work, enzyme_const, n - 1);
    return d != 12;
}
