// expect: EH0205 argument 2 (n)
// flags: -g
// The count is missing between two arrays: the pointer that stands there is told, and not what it moves out of its place behind it.
void __enzyme_autodiff(void *, ...);

static double f(double *x, int n, double *y) { return x[0] * y[0] * n; }

int main(int argc, char **argv) {
    double x[4] = {1}, dx[4] = {0}, y[4] = {1}, dy[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, y, dy, argc);
    return dx[0] > 0;
}
