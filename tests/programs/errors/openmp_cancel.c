// flags: -fopenmp
// expect: EH0208 __kmpc_cancel OpenMP
#include "check.h"
double f(const double *x) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < 8; i++) {
        if (x[i] > 100) {
#pragma omp cancel for
        }
        s += x[i] * x[i];
    }
    return s;
}
int main(void) {
    double x[8] = {1}, dx[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
