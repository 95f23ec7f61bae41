// flags: -fopenmp
// expect: EH0208 __kmpc_taskred_init OpenMP
#include "check.h"
double f(const double *x) {
    double a = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop reduction(+ : a)
    for (int i = 0; i < 2; i++) a += x[i] * x[i];
    return a;
}
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
