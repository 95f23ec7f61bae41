// expect: EH0302 another number's bits
// levels: O1 O2 O3
// One element of an array is read by its own index, as an integer: numbers get there through an index that is not known.
double __enzyme_autodiff(void *, ...);

enum { N = 4 };
struct value {
    int kind;
    union {
        double number;
        long bits;
    } as;
};
__attribute__((noinline)) static void square(struct value *v, int n) {
    for (int i = 0; i < n; i++)
        if (v[i].kind == 0) v[i].as.number = v[i].as.number * v[i].as.number;
}
static double f(const double *x) {
    struct value v[N];
    for (int i = 0; i < N; i++)
        if (i % 2 == 0) v[i].kind = 0, v[i].as.number = x[i];
        else v[i].kind = 1, v[i].as.bits = i;
    square(v, N);
    square(v, N);
    return v[0].as.bits * v[2].as.number * 1e-16;
}

int main(void) {
    double x[N] = {1.5, 2.5, 3, 4}, dx[N] = {0};
    __enzyme_autodiff((void *)f, x, dx);
    return 0;
}
