// flags: -llapack -lopenblas
// Two directions, or two seeds, at once: what the library computes is computed once.
#include "check.h"
#include <cblas.h>

void dgesv_(const int *, const int *, double *, const int *, int *, double *, const int *, int *);
extern int enzyme_width;
struct two { double lane[2]; };
struct two __enzyme_fwddiff_two(void *, ...);
void __enzyme_autodiff_void(void *, ...);

static void both(const double *in, double *out) {
    double A[9], b[3], C[9] = {0};
    int n = 3, one = 1, pivots[3], info;
    memcpy(A, in, sizeof A), memcpy(b, in + 9, sizeof b);
    for (int k = 0; k < 2; k++) {
        cblas_dgemm(CblasColMajor, CblasNoTrans, CblasTrans, 3, 3, 3, in[0], A, 3, A, 3, in[1], C, 3);
        cblas_dtrsm(CblasColMajor, CblasLeft, CblasUpper, CblasNoTrans, CblasNonUnit, 3, 3, in[2], A, 3, C, 3);
        cblas_daxpy(9, 1, C, 1, A, 1);
        dgesv_(&n, &one, A, &n, pivots, b, &n, &info);
        out[k] = cblas_ddot(3, b, 1, b, 1);
        memcpy(A, in, sizeof A);
    }
}

static double f(double *in, int k) {
    double out[2];
    both(in, out);
    return out[k];
}

int main(void) {
    double in[12], directions[2][12], shadows[2][12] = {{0}}, out[2], seeds[2][2] = {{1, 0}, {0, 1}};
    for (int i = 0; i < 12; i++) {
        in[i] = sin(0.7 * i * i + i) + 3 * (i < 9 && i % 4 == 0);
        directions[0][i] = cos(i), directions[1][i] = i % 3;
    }
    __enzyme_autodiff_void((void *)both, enzyme_width, 2, enzyme_dup, in, shadows[0], shadows[1], enzyme_dup, out, seeds[0],
                           seeds[1]);
    for (int k = 0; k < 2; k++) {
        double gradient[12] = {0};
        __enzyme_autodiff((void *)f, enzyme_dup, in, gradient, enzyme_const, k);
        struct two tangents = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, in, directions[0], directions[1],
                                                   enzyme_const, k);
        for (int lane = 0; lane < 2; lane++) {
            double want = 0;
            for (int i = 0; i < 12; i++) want += gradient[i] * directions[lane][i];
            CHECK(tangents.lane[lane], want);
        }
        for (int i = 0; i < 12; i++) {
            double was = in[i], h = 1e-5;
            CHECK(shadows[k][i], gradient[i]);
            in[i] = was + h;
            double above = f(in, k);
            in[i] = was - h;
            CHECK_NEAR(gradient[i], (above - f(in, k)) / (2 * h), 1e-6);
            in[i] = was;
        }
    }
    return check_failures != 0;
}
