// expect: EH0204 pointers enzyme_const
// No shadow follows a struct by value in reverse mode.
double __enzyme_autodiff(void *, ...);

struct view {
    double *values, scale;
    long n;
};
static double f(struct view v) {
    double s = 0;
    for (long i = 0; i < v.n; i++) s += v.values[i] * v.scale;
    return s;
}

int main(void) {
    double x[2] = {1, 2};
    struct view v = {x, 3, 2};
    return __enzyme_autodiff((void *)f, v) > 0;
}
