// flags: -fopenmp
// expect: EH0208 __kmpc_taskred_init OpenMP
#include "check.h"
double f(const double *x, int k) {
    double *a = calloc(k, sizeof *a);
#pragma omp parallel
#pragma omp single
#pragma omp taskloop reduction(+ : a[0 : k])
    for (int i = 0; i < 2; i++) a[i % k] += x[i] * x[i];
    return a[0];
}
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 2);
}
