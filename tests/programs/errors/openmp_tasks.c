// flags: -fopenmp
// expect: EH0208 __kmpc_omp_task_alloc OpenMP
#include "check.h"
double f(const double *x) {
    double a = 0, b = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(a)
        a = x[0] * x[0];
#pragma omp task shared(b)
        b = x[1] * x[1];
    }
    return a * b;
}
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
