// enough: O2
// flags: -lopenblas
// Derivatives of gradients that call BLAS on complex numbers, and gradients in two lanes.
#include "check.h"
#include <cblas.h>
#include <complex.h>

extern int enzyme_width;
void __enzyme_autodiff_gradient(void *, ...);
double __enzyme_fwddiff(void *, ...);

// |x^T A' x|^2 for A' = A conj(A)^T, and the real part of A[0] times the norm of A' x
static double f(const double *in) {
    double complex A[4], x[2], product[4], y[2], d, one = 1, zero = 0;
    memcpy(A, in, sizeof A), memcpy(x, in + 8, sizeof x);
    cblas_zgemm(CblasColMajor, CblasNoTrans, CblasConjTrans, 2, 2, 2, A + 1, A, 2, A, 2, &zero, product, 2);
    cblas_zgemv(CblasColMajor, CblasTrans, 2, 2, &one, product, 2, x, 1, &zero, y, 1);
    cblas_zdotu_sub(2, x, 1, y, 1, &d);
    return creal(d) * creal(d) + cimag(d) * cimag(d) + creal(A[0]) * cblas_dznrm2(2, y, 1);
}

static double slope(double *x, const double *u) {
    double gradient[12] = {0}, sum = 0;
    __enzyme_autodiff_gradient((void *)f, enzyme_dup, x, gradient);
    for (int i = 0; i < 12; i++) sum += gradient[i] * u[i];
    return sum;
}

static void both(const double *in, double *out) {
    out[0] = f(in);
    double complex scaled[6], alpha = in[1] + I * in[0];
    memcpy(scaled, in, sizeof scaled);
    cblas_zscal(6, &alpha, scaled, 1);
    out[1] = cblas_dzasum(6, scaled, 1);
}

static double second_of(const double *in) {
    double out[2];
    both(in, out);
    return out[1];
}

int main(void) {
    double x[12], u[12], v[12], above[12], below[12], h = 1e-5;
    for (int i = 0; i < 12; i++) {
        x[i] = sin(i + 1), u[i] = cos(i), v[i] = i % 4;
        above[i] = x[i] + h * v[i], below[i] = x[i] - h * v[i];
    }
    double second = __enzyme_fwddiff((void *)slope, enzyme_dup, x, v, enzyme_const, u);
    CHECK_NEAR(second, (slope(above, u) - slope(below, u)) / (2 * h), 1e-6);
    CHECK(second, __enzyme_fwddiff((void *)slope, enzyme_dup, x, u, enzyme_const, v)); // a Hessian is symmetric

    double shadows[2][12] = {{0}}, out[2], seeds[2][2] = {{1, 0}, {0, 1}}, first[12] = {0}, other[12] = {0};
    __enzyme_autodiff_gradient((void *)both, enzyme_width, 2, enzyme_dup, x, shadows[0], shadows[1], enzyme_dup, out, seeds[0],
                               seeds[1]);
    __enzyme_autodiff_gradient((void *)f, enzyme_dup, x, first);
    __enzyme_autodiff_gradient((void *)second_of, enzyme_dup, x, other);
    for (int i = 0; i < 12; i++) {
        CHECK(shadows[0][i], first[i]);
        CHECK(shadows[1][i], other[i]);
    }
    return check_failures != 0;
}
