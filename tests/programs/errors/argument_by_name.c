// expect: EH0306 @values argument name
// A global array is passed as an argument, and the function changes it by its name.
double __enzyme_autodiff(void *, ...);
static double values[4];

__attribute__((noinline)) static double f(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        values[i] *= 2;
        s += x[i] * x[n - 1 - i];
    }
    return s;
}

int main(void) {
    double d[4] = {0};
    __enzyme_autodiff((void *)f, values + 1, d, 2);
    return d[0] > 0;
}
