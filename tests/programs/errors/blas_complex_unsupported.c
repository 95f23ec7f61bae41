// expect: EH0208 zhpmv_ hpmv complex
// A routine of BLAS on complex numbers whose derivative we do not ship.
void zhpmv_(const char *, const int *, const double *, const double *, const double *, const int *, const double *, double *,
            const int *);
double __enzyme_autodiff(void *, ...);
double f(double *x) {
    double y[2] = {0}, one[2] = {1, 0};
    int n = 1;
    zhpmv_("U", &n, one, x, x, &n, one, y, &n);
    return y[0];
}
int main() {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx);
}
