// expect: EH0302 another number's bits
// levels: O1 O2 O3
// No kind says that an integer lies in the union: the bits of numbers are counted with.
double __enzyme_autodiff(void *, ...);

enum { N = 4 };
union word {
    double number;
    long bits;
};
__attribute__((noinline)) static void put(union word *u, const double *x) {
    for (int i = 0; i < N; i++) u[i].number = x[i];
}
__attribute__((noinline)) static double logarithms(const union word *u) {
    double s = 0;
    for (int i = 0; i < N; i++) s += u[i].bits * 2.220446049250313e-16 + u[i].number;
    return s;
}
static double f(const double *x) {
    union word u[N];
    put(u, x);
    return logarithms(u);
}

int main(void) {
    double x[N] = {1.5, 2.5, 3, 4}, dx[N] = {0};
    __enzyme_autodiff((void *)f, x, dx);
    return 0;
}
