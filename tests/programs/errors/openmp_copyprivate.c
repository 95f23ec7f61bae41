// flags: -fopenmp
// expect: EH0208 __kmpc_copyprivate OpenMP
#include "check.h"
double f(const double *x) {
    double s = 0;
#pragma omp parallel
    {
        double first;
#pragma omp single copyprivate(first)
        first = x[0] * x[0];
#pragma omp for reduction(+ : s)
        for (int i = 0; i < 8; i++) s += first * x[i];
    }
    return s;
}
int main(void) {
    double x[8] = {1}, dx[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
