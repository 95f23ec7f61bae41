// flags: -lopenblas
// Derivatives of gradients that call BLAS: what the library does for the gradient is differentiated as well. And memory of which
// it is decided at run time whether it is constant.
#include "check.h"
#include <cblas.h>

extern int enzyme_runtime_activity;
void __enzyme_autodiff_gradient(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double f(const double *x) {
    double y[3] = {0};
    cblas_dgemv(CblasColMajor, CblasNoTrans, 3, 3, x[0], x, 3, x, 1, 0, y, 1);
    return cblas_ddot(3, y, 1, y, 1);
}

static double slope(double *x, const double *u) {
    double gradient[9] = {0}, sum = 0;
    __enzyme_autodiff_gradient((void *)f, enzyme_dup, x, gradient);
    for (int i = 0; i < 9; i++) sum += gradient[i] * u[i];
    return sum;
}

static double dot(const double *x, const double *y, int n) { return cblas_ddot(n, x, 1, y, 1); }

int main(void) {
    double x[9], u[9], v[9], above[9], below[9], h = 1e-5;
    for (int i = 0; i < 9; i++) {
        x[i] = sin(i + 1), u[i] = cos(i), v[i] = i % 4;
        above[i] = x[i] + h * v[i], below[i] = x[i] - h * v[i];
    }
    double second = __enzyme_fwddiff((void *)slope, enzyme_dup, x, v, enzyme_const, u);
    CHECK_NEAR(second, (slope(above, u) - slope(below, u)) / (2 * h), 1e-7);
    CHECK(second, __enzyme_fwddiff((void *)slope, enzyme_dup, x, u, enzyme_const, v)); // a Hessian is symmetric

    double dx[9] = {0};
    __enzyme_autodiff_gradient((void *)dot, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, u, u, enzyme_const, 9);
    for (int i = 0; i < 9; i++) {
        CHECK(dx[i], u[i]);
        CHECK(u[i], cos(i));
    }
    return check_failures != 0;
}
