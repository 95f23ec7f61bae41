// flags: -fopenmp
// expect: EH0208 __kmpc_taskred_modifier_init OpenMP
#include "check.h"
double f(const double *x) {
    double s = 0;
#pragma omp parallel reduction(task, + : s)
#pragma omp single
    for (int i = 0; i < 8; i++) {
#pragma omp task in_reduction(+ : s)
        s += x[i] * x[i];
    }
    return s;
}
int main(void) {
    double x[8] = {1}, dx[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
