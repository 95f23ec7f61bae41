// expect: EH0306 constant memory it is read again
// Scratch memory that a request calls constant, in a derivative that is differentiated again: nothing is found out at run time there.
extern int enzyme_dup, enzyme_const;
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) static void put(double *work, double v, int i) { work[i] = v; }
__attribute__((noinline)) static double get(const double *work, int i) { return work[i]; }
static double f(double *x, double *work, int i) {
    put(work, x[0] * x[0] * x[0], 0);
    return get(work, i) * 3;
}
static double slope(double *x, double *work, int i) {
    double t = 1;
    return __enzyme_fwddiff((void *)f, enzyme_dup, x, &t, enzyme_const, work, enzyme_const, i);
}
int main(int n, char **words) {
    (void)words;
    double x = 2, work[2] = {0}, d = 1;
    return __enzyme_fwddiff((void *)slope, enzyme_dup, &x, &d, enzyme_const, work, enzyme_const, n - 1) != 36;
}
