// flags: -fopenmp
// expect: EH0306 threadprivate mine OpenMP
#include "check.h"
static double *mine;
#pragma omp threadprivate(mine)
double f(const double *x) {
    double s = 0;
#pragma omp parallel
    {
        double own = 0;
        mine = &own;
#pragma omp for
        for (int i = 0; i < 8; i++) *mine += x[i] * x[i];
#pragma omp critical
        s += *mine;
    }
    return s;
}
int main(void) {
    double x[8] = {1}, dx[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
