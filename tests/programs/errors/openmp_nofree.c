// flags: -fopenmp
// expect: EH0312 OpenMP is to be kept
#include "check.h"
extern int enzyme_nofree;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
static void f(double *x) {
#pragma omp parallel for
    for (int i = 0; i < 8; i++) x[i] = x[i] * x[i];
}
int main(void) {
    double x[8] = {1}, dx[8] = {0};
    void *tape = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx);
    __enzyme_reverse((void *)f, enzyme_nofree, enzyme_dup, x, dx, tape);
}
