// expect: EH0208 cblas_dgbmv gbmv
// A routine of BLAS whose derivative we do not ship.
void cblas_dgbmv(int, int, int, int, int, int, double, const double *, int, const double *, int, double, double *, int);
double __enzyme_autodiff(void *, ...);
double f(double *x) {
    double y[2] = {0};
    cblas_dgbmv(102, 111, 2, 2, 0, 0, 1, x, 1, x, 1, 0, y, 1);
    return y[0];
}
int main() {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx);
}
