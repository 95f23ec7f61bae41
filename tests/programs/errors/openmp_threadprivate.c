// flags: -fopenmp
// expect: EH0306 threadprivate mine pointers
#include "check.h"
static double *mine;
#pragma omp threadprivate(mine)
double f(const double *x) {
    double s = 0;
#pragma omp parallel reduction(+ : s)
    {
        double own = x[1];
        mine = &own;
#pragma omp single copyprivate(mine)
        *mine *= x[0];
        s += *mine;
#pragma omp barrier
    }
    return s;
}
int main(void) {
    double x[8] = {1}, dx[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
