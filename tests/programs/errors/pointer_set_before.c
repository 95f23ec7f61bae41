// expect: EH0306 @chosen @store memory that is not
// A pointer that the caller sets leads to a global with active data or to a block without a shadow.
double __enzyme_autodiff(void *, ...);
void *malloc(unsigned long);
static double store[8];
double *chosen;

static double f(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) store[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += chosen[i] * chosen[n - 1 - i];
    return s;
}

int main(int count, char **arguments) {
    double x[2] = {1, 2}, d[2] = {0};
    chosen = count > 1 ? malloc(16) : store;
    __enzyme_autodiff((void *)f, x, d, 2);
    return d[0] > 0;
}
