// flags: -fopenmp
// expect: EH0208 OpenMP
#include "check.h"
double __enzyme_fwddiff(void *, ...);
static double f(double *x) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < 8; i++) s += x[i] * x[i] * x[i];
    return s;
}
static double slope(double *x) {
    double dx[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    return dx[0];
}
int main(void) {
    double x[8] = {1}, dx[8] = {1};
    return __enzyme_fwddiff((void *)slope, enzyme_dup, x, dx) > 0;
}
