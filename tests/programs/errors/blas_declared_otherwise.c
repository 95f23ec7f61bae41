// expect: EH0208 cblas_ddot found
// A routine of BLAS that is not declared as the library has it.
double cblas_ddot(int, const double *, const double *);
double __enzyme_autodiff(void *, ...);
double f(double *x) { return cblas_ddot(2, x, x); }
int main() {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx);
}
