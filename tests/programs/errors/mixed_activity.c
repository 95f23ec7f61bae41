// expect: EH0306 enzyme_runtime_activity
// Differentiated memory on one way and constant memory on the other, in a derivative of a derivative.
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

static double f(const double *x, const double *c, int n, int which) {
    const double *p = which ? x : c;
    double s = 0;
    for (int i = 0; i < n; i++) s += p[i] * p[i];
    return s;
}

static double slope(const double *x, const double *c, int n, int which) {
    double dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, c, n, which);
    return dx[0] * dx[1];
}

int main(int argc, char **argv) {
    double x[2] = {argc, 2}, dx[2] = {0}, c[2] = {3, 4};
    __enzyme_autodiff((void *)slope, enzyme_dup, x, dx, enzyme_const, c, 2, argc);
    return dx[0] > 0;
}
