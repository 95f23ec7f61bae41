// flags: -fopenmp
// A region that calls through a pointer: the module is optimised once more before it is differentiated.
#include "check.h"

static double square(double x) { return x * x; }
static double sine(double x) { return sin(x); }
static double (*table[2])(double) = {square, sine};

static double f(const double *x, int n, int k) {
    double s = 0;
    double (*g)(double) = table[k];
#pragma omp parallel for schedule(monotonic : dynamic, 2)
    for (int i = 0; i < n; i++) {
        double v = g(x[i]);
#pragma omp atomic
        s += v * x[i];
    }
    return s;
}

int main(int count, char **words) {
    double x[20], dx[20] = {0};
    for (int i = 0; i < 20; i++) x[i] = 1 + 0.1 * i;
    table[1] = count > 5 ? square : sine;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 20, enzyme_const, 1);
    for (int i = 0; i < 20; i++) CHECK(dx[i], sin(x[i]) + x[i] * cos(x[i]));
    return check_result();
}
