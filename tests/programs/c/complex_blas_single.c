// flags: -lopenblas
// Complex numbers in single precision, by cblas and by the interface of Fortran.
#include "check.h"
#include <cblas.h>
#include <complex.h>

float _Complex cdotu_(const int *, const void *, const int *, const void *, const int *);
float _Complex cdotc_(const int *, const void *, const int *, const void *, const int *);
void csscal_(const int *, const float *, void *, const int *);
float __enzyme_autodiff_single(void *, ...);

// the real part of (A x)^T x plus the imaginary part of conj(x)^T y, y being 2 x
static float form(const float *in) {
    float _Complex A[4], x[2], y[2], one = 1, zero = 0, product;
    int n = 2, step = 1;
    float two = 2;
    memcpy(A, in, sizeof A), memcpy(x, in + 8, sizeof x);
    cblas_cgemv(CblasRowMajor, CblasNoTrans, 2, 2, &one, A, 2, x, 1, &zero, y, 1);
    product = cdotu_(&n, x, &step, y, &step);
    cblas_ccopy(2, x, 1, y, 1);
    csscal_(&n, &two, y, &step);
    y[0] += I * x[1];
    return crealf(product) + cimagf(cdotc_(&n, x, &step, y, &step)) + cblas_scnrm2(2, x, 1);
}

int main(void) {
    float in[12] = {2, 1, 1, 3, -3, 5, 1, 0.5f, 1, 2, 3, -1}, d[12] = {0};
    __enzyme_autodiff_single((void *)form, enzyme_dup, in, d);
    double complex A[4], x[2];
    for (int i = 0; i < 4; i++) A[i] = in[2 * i] + I * in[2 * i + 1];
    for (int i = 0; i < 2; i++) x[i] = in[8 + 2 * i] + I * in[9 + 2 * i];
    double length = sqrt(1 + 4 + 9 + 1);
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) { // of x_i A_ij x_j
            double complex want = conj(x[i] * x[j]);
            CHECK_NEAR(d[2 * (2 * i + j)], creal(want), 1e-6);
            CHECK_NEAR(d[2 * (2 * i + j) + 1], cimag(want), 1e-6);
        }
    // Im(conj(x_0) (2 x_0 + i x_1)) = Re(conj(x_0) x_1)
    for (int i = 0; i < 2; i++) {
        double complex want = x[i] / length + x[1 - i];
        for (int j = 0; j < 2; j++) want += conj((A[2 * i + j] + A[2 * j + i]) * x[j]);
        CHECK_NEAR(d[8 + 2 * i], creal(want), 1e-6);
        CHECK_NEAR(d[9 + 2 * i], cimag(want), 1e-6);
    }
    return check_failures != 0;
}
