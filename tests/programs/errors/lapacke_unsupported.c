// expect: EH0208 LAPACKE_dgels gels
// A function of LAPACKE whose derivative we do not ship.
int LAPACKE_dgels(int, char, int, int, int, double *, int, double *, int);
double __enzyme_autodiff(void *, ...);
double f(double *x) {
    double y[2] = {1, 2};
    LAPACKE_dgels(102, 'N', 2, 1, 1, x, 2, y, 2);
    return y[0];
}
int main() {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx);
}
