// flags: -llapack -lopenblas
// Single precision, and routines that are called again and again on the same memory.
#include "check.h"
#include <cblas.h>

void sgesv_(const int *, const int *, float *, const int *, int *, float *, const int *, int *);
float __enzyme_autodiff_single(void *, ...);

static float solve(const float *in) {
    float A[4], x[2];
    int n = 2, one = 1, pivots[2], info;
    memcpy(A, in, sizeof A), memcpy(x, in + 4, sizeof x);
    sgesv_(&n, &one, A, &n, pivots, x, &n, &info);
    return cblas_sdot(2, x, 1, x, 1);
}

// a power of a matrix, applied to a vector, and its length
static float power(const float *in, int times) {
    float x[2] = {in[4], in[5]}, y[2];
    for (int i = 0; i < times; i++) {
        cblas_sgemv(CblasRowMajor, CblasNoTrans, 2, 2, 1, in, 2, x, 1, 0, y, 1);
        cblas_scopy(2, y, 1, x, 1);
    }
    return cblas_snrm2(2, x, 1);
}

int main(void) {
    float in[6] = {2, 1, 1, 3, 3, 5}, d[6] = {0};
    __enzyme_autodiff_single((void *)solve, enzyme_dup, in, d);
    // x = (4/5, 7/5), and y with A^T y = 2 x by Cramer's rule; the gradients are -y x^T and y
    const double x[2] = {0.8, 1.4}, y[2] = {(3 * 2 * x[0] - 2 * x[1]) / 5, (2 * 2 * x[1] - 2 * x[0]) / 5};
    for (int k = 0; k < 4; k++) CHECK_NEAR(d[k], -y[k % 2] * x[k / 2], 1e-6);
    for (int k = 0; k < 2; k++) CHECK_NEAR(d[4 + k], y[k], 1e-6);

    float s[6] = {2, 0, 0, 3, 3, 4}, ds[6] = {0};
    __enzyme_autodiff_single((void *)power, enzyme_dup, s, ds, enzyme_const, 4);
    const double u = 3 * 16, v = 4 * 81, length = sqrt(u * u + v * v); // (2^4 3, 3^4 4)
    CHECK_NEAR(ds[0], u / length * 4 * 8 * 3, 1e-5);
    CHECK_NEAR(ds[3], v / length * 4 * 27 * 4, 1e-5);
    CHECK_NEAR(ds[4], u / length * 16, 1e-5);
    CHECK_NEAR(ds[5], v / length * 81, 1e-5);
    return check_failures != 0;
}
