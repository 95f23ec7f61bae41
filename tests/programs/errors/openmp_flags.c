// flags: -fopenmp -fopenmp-version=51
// expect: EH0310 OpenMP wait
#include "check.h"
double f(const double *x) {
    double y = 0, s = 0;
    int ready = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            y = x[0] * x[0];
#pragma omp atomic write release
            ready = 1;
        }
#pragma omp section
        {
            int seen = 0;
            while (!seen) {
#pragma omp atomic read acquire
                seen = ready;
            }
            s = y * x[1];
        }
    }
    return s;
}
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
