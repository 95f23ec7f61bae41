// expect: EH0208 fftw_execute
// flags: -lfftw3
// Which of several plans is executed, and so on which arrays, is known only when the program runs.
#include <fftw3.h>
void __enzyme_autodiff(void *, ...);
double f(double *x, int which) {
    fftw_complex y[2][4];
    fftw_plan plans[2];
    for (int k = 0; k < 2; k++) plans[k] = fftw_plan_dft_1d(4, y[k], y[k], FFTW_FORWARD, FFTW_ESTIMATE);
    for (int i = 0; i < 16; i++) ((double *)y)[i] = x[i];
    fftw_execute(plans[which]);
    double sum = y[0][1][0] * y[1][2][1];
    fftw_destroy_plan(plans[0]), fftw_destroy_plan(plans[1]);
    return sum;
}
void g(double *x, double *dx, int which) { __enzyme_autodiff((void *)f, x, dx, which); }
int main(void) { return 0; }
