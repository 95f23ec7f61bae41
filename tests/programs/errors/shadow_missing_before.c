// expect: EH0205 argument 2 probably missing
// The first array has no shadow, so that the second stands in its place.
void __enzyme_autodiff(void *, ...);

static double f(double *x, double *y, int n) { return x[0] * y[0] * n; }

int main(int argc, char **argv) {
    double x[4] = {1}, y[4] = {1}, dy[4] = {0};
    __enzyme_autodiff((void *)f, x, y, dy, argc);
    return dy[0] > 0;
}
