// expect: EH0208 fftw_execute_r2r
// flags: -lfftw3
// Transforms of another kind.
#include <fftw3.h>
double __enzyme_autodiff(void *, ...);
double f(double *x) {
    double y[4];
    fftw_plan plan = fftw_plan_r2r_1d(4, x, y, FFTW_DHT, FFTW_ESTIMATE);
    fftw_execute_r2r(plan, x, y);
    return y[1];
}
double g(double *x, double *dx) { return __enzyme_autodiff((void *)f, x, dx); }
int main(void) { return 0; }
