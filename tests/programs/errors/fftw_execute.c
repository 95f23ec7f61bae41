// expect: EH0208 fftw_execute
// flags: -lfftw3
// A plan from elsewhere, whose arrays nobody names.
#include <fftw3.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;
double f(fftw_plan plan, double *in, double *out) {
    for (int i = 0; i < 8; i++) in[i] *= in[i];
    fftw_execute(plan);
    return out[3];
}
double g(fftw_plan plan, double *in, double *din, double *out, double *dout) {
    return __enzyme_autodiff((void *)f, enzyme_const, plan, enzyme_dup, in, din, enzyme_dup, out, dout);
}
int main(void) { return 0; }
