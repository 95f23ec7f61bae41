// flags: -fopenmp -Wl,-plugin-opt=enzyme-deterministic
// expect: EH0310 --deterministic order
#include "check.h"
double f(const double *x) {
    double a = 0;
#pragma omp parallel for
    for (int i = 0; i < 2; i++) {
#pragma omp critical
        a += x[i] * x[i];
    }
    return a;
}
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
