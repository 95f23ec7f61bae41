// expect: EH0208 fftw_execute
// flags: -lfftw3
// levels: O1 O2 O3
// A plan that is executed by another function than the one that makes it, on a local array.
#include <fftw3.h>
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) void run(fftw_plan plan) { fftw_execute(plan); }
double f(double *x) {
    fftw_complex y[4];
    fftw_plan plan = fftw_plan_dft_1d(4, y, y, FFTW_FORWARD, FFTW_ESTIMATE);
    for (int i = 0; i < 8; i++) ((double *)y)[i] = x[i];
    run(plan);
    fftw_destroy_plan(plan);
    return y[1][0] * y[2][1];
}
double g(double *x, double *dx) { return __enzyme_autodiff((void *)f, x, dx); }
int main(void) { return 0; }
