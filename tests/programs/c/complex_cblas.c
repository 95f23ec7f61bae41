// flags: -lopenblas
// The routines on complex numbers by cblas: a complex number is two, and its adjoint is that of its real and its imaginary part.
#include "compare.h"
#include <complex.h>
#ifndef BY_REFERENCE
#include <cblas.h>
#endif

typedef double _Complex number;
#define TAKE(name, count) \
    number name[count];   \
    memcpy(name, in, sizeof name), in += 2 * (count)
#define TAKE_REAL(name, count) \
    double name[count];        \
    memcpy(name, in, sizeof name), in += count

static const int strides[4] = {1, 2, -1, -3};
static const enum CBLAS_ORDER orders[2] = {CblasColMajor, CblasRowMajor};
static const enum CBLAS_TRANSPOSE transposes[3] = {CblasNoTrans, CblasTrans, CblasConjTrans};
static const enum CBLAS_UPLO triangles[2] = {CblasUpper, CblasLower};
static const enum CBLAS_DIAG diagonals[2] = {CblasNonUnit, CblasUnit};
static const enum CBLAS_SIDE sides[2] = {CblasLeft, CblasRight};

/* Depends on real and imaginary parts, each in its own way. */
static double sum_of(int n, const number *x) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double re = creal(x[i]), im = cimag(x[i]);
        sum += (1 + 0.3 * i) * re * re + (2 - 0.2 * i) * im * im + 0.7 * re * im + 0.1 * re;
    }
    return sum;
}

// ---- level 1

static double dotu(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    number d;
    cblas_zdotu_sub(4, x, strides[v % 4], y, strides[v / 4], &d);
    x[0] = y[1] = 2;
    return sum_of(1, &d) + sum_of(10, x) + sum_of(10, y);
}

static double dotc(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    number d;
    cblas_zdotc_sub(4, x, strides[v % 4], y, strides[v / 4], &d);
    x[0] = y[1] = 2;
    return sum_of(1, &d) + sum_of(10, x) + sum_of(10, y);
}

static double nrm2(int v, double *in) {
    TAKE(x, 10);
    double d = cblas_dznrm2(4, x, abs(strides[v]));
    x[0] = 2;
    return d * d * d + sum_of(10, x);
}

static double asum(int v, double *in) {
    TAKE(x, 10);
    double d = cblas_dzasum(4, x, abs(strides[v]));
    x[0] = 2;
    return d * d + sum_of(10, x);
}

static double axpy(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_zaxpy(4, alpha, x, strides[v % 4], y, strides[v / 4]);
    x[0] = alpha[0] = 2;
    return sum_of(10, x) + sum_of(10, y);
}

static double scal(int v, double *in) {
    TAKE(x, 10);
    TAKE(alpha, 1);
    cblas_zscal(4, alpha, x, abs(strides[v]));
    return sum_of(10, x);
}

static double real_scal(int v, double *in) {
    TAKE(x, 10);
    TAKE_REAL(alpha, 1);
    cblas_zdscal(4, alpha[0], x, abs(strides[v]));
    return sum_of(10, x);
}

static double rot(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE_REAL(c, 2);
    cblas_zdrot(4, x, strides[v % 4], y, strides[v / 4], c[0], c[1]);
    return sum_of(10, x) + 2 * sum_of(10, y);
}

static double copy(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    cblas_zcopy(4, x, strides[v % 4], y, strides[v / 4]);
    return sum_of(10, x) + sum_of(10, y);
}

static double swap(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    cblas_zswap(4, x, strides[v % 4], y, strides[v / 4]);
    return sum_of(10, x) + 2 * sum_of(10, y);
}

// ---- level 2: matrices have 3 rows and 2 columns, or 3 of both, in memory for 4

static double gemv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(scalars, 2);
    cblas_zgemv(orders[v % 2], transposes[v / 2 % 3], 3, 2, scalars, A, 4, x, strides[v / 6 % 4], scalars + 1, y,
                strides[(v + 1) / 6 % 4]);
    A[0] = x[0] = 2;
    return sum_of(16, A) + sum_of(10, x) + sum_of(10, y);
}

static double geru(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_zgeru(orders[v % 2], 3, 2, alpha, x, strides[v / 2 % 4], y, strides[v / 8 % 4], A, 4);
    x[0] = y[1] = 2;
    return sum_of(16, A) + sum_of(10, x) + sum_of(10, y);
}

static double gerc(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_zgerc(orders[v % 2], 3, 2, alpha, x, strides[v / 2 % 4], y, strides[v / 8 % 4], A, 4);
    x[0] = y[1] = 2;
    return sum_of(16, A) + sum_of(10, x) + sum_of(10, y);
}

static double hemv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(scalars, 2);
    cblas_zhemv(orders[v % 2], triangles[v / 2 % 2], 3, scalars, A, 4, x, strides[v / 4 % 4], scalars + 1, y,
                strides[(v + 1) / 4 % 4]);
    A[0] = x[0] = 2;
    return sum_of(16, A) + sum_of(10, x) + sum_of(10, y);
}

static double trmv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    cblas_ztrmv(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], diagonals[v / 12 % 2], 3, A, 4, x,
                strides[v / 2 % 4]);
    A[0] = 2;
    return sum_of(16, A) + sum_of(10, x);
}

static double trsv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    for (int i = 0; i < 16; i += 5) A[i] += 3 + 0.5 * I;
    cblas_ztrsv(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], diagonals[v / 12 % 2], 3, A, 4, x,
                strides[v / 2 % 4]);
    double sum = sum_of(10, x);
    A[0] = x[0] = 2;
    return sum + sum_of(16, A) + sum_of(10, x);
}

// ---- level 3: matrices have 3 rows and 2 columns, in memory for 4 of both; the inner dimension is 4

static double gemm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zgemm(orders[v % 2], transposes[v / 2 % 3], transposes[v / 6 % 3], 3, 2, 4, scalars, A, 4, B, 4, scalars + 1, C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double symm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zsymm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], 3, 2, scalars, A, 4, B, 4, scalars + 1, C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double hemm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zhemm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], 3, 2, scalars, A, 4, B, 4, scalars + 1, C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double syrk(int v, double *in) {
    TAKE(A, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zsyrk(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 2], 3, 2, scalars, A, 4, scalars + 1, C, 4);
    A[0] = 2;
    return sum_of(16, A) + sum_of(16, C);
}

static double herk(int v, double *in) {
    TAKE(A, 16);
    TAKE(C, 16);
    TAKE_REAL(scalars, 2);
    cblas_zherk(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 2 * 2], 3, 2, scalars[0], A, 4, scalars[1], C, 4);
    A[0] = 2;
    return sum_of(16, A) + sum_of(16, C);
}

static double syr2k(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_zsyr2k(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 2], 3, 2, scalars, A, 4, B, 4, scalars + 1, C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double her2k(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(alpha, 1);
    TAKE_REAL(beta, 1);
    cblas_zher2k(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 2 * 2], 3, 2, alpha, A, 4, B, 4, beta[0], C, 4);
    A[0] = B[1] = 2;
    return sum_of(16, A) + sum_of(16, B) + sum_of(16, C);
}

static double trmm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(alpha, 1);
    cblas_ztrmm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], transposes[v / 8 % 3], diagonals[v / 24 % 2], 3, 2,
                alpha, A, 4, B, 4);
    A[0] = 2;
    return sum_of(16, A) + sum_of(16, B);
}

static double trsm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(alpha, 1);
    for (int i = 0; i < 16; i += 5) A[i] += 3 - 0.5 * I;
    cblas_ztrsm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], transposes[v / 8 % 3], diagonals[v / 24 % 2], 3, 2,
                alpha, A, 4, B, 4);
    double sum = sum_of(16, B);
    A[0] = B[1] = 2;
    return sum + sum_of(16, A) + sum_of(16, B);
}

// ---- the same product by loops

static void by_loops(int v, const number *A, const number *B, const number *scalars, number *C) {
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++) {
            number sum = 0;
            for (int p = 0; p < 4; p++) {
                number a = v % 3 == 0 ? A[p * 4 + i] : v % 3 == 1 ? A[i * 4 + p] : conj(A[i * 4 + p]);
                number b = v / 3 == 0 ? B[j * 4 + p] : v / 3 == 1 ? B[p * 4 + j] : conj(B[p * 4 + j]);
                sum += a * b;
            }
            C[j * 4 + i] = scalars[0] * sum + scalars[1] * C[j * 4 + i];
        }
}

static double product(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    if (v >= 9)
        by_loops(v - 9, A, B, scalars, C);
    else
        cblas_zgemm(CblasColMajor, transposes[v % 3], transposes[v / 3], 3, 2, 4, scalars, A, 4, B, 4, scalars + 1, C, 4);
    return sum_of(16, C);
}

static void compare_with_loops(int v) {
    double in[100], library[100] = {0}, loops[100] = {0};
    for (int i = 0; i < 100; i++) in[i] = value_at(i);
    __enzyme_autodiff_gradient((void *)product, enzyme_const, v, enzyme_dup, in, library);
    __enzyme_autodiff_gradient((void *)product, enzyme_const, v + 9, enzyme_dup, in, loops);
    for (int i = 0; i < 100; i++)
        if (fabs(library[i] - loops[i]) > 1e-12 * (1 + fabs(loops[i]))) expect("loops", v, "gradient", i, library[i], loops[i]);
}

#define ALL(f, variants, size) \
    for (int v = 0; v < variants; v++) COMPARE(f, v, (size))

int main(void) {
    ALL(dotu, 16, 40);
    ALL(dotc, 16, 40);
    ALL(nrm2, 4, 20);
    ALL(asum, 4, 20);
    ALL(axpy, 16, 42);
    ALL(scal, 4, 22);
    ALL(real_scal, 4, 21);
    ALL(rot, 16, 42);
    ALL(copy, 16, 40);
    ALL(swap, 16, 40);
    ALL(gemv, 24, 76);
    ALL(geru, 32, 74);
    ALL(gerc, 32, 74);
    ALL(hemv, 16, 76);
    ALL(trmv, 24, 52);
    ALL(trsv, 24, 52);
    ALL(gemm, 18, 100);
    ALL(symm, 8, 100);
    ALL(hemm, 8, 100);
    ALL(syrk, 8, 68);
    ALL(herk, 8, 66);
    ALL(syr2k, 8, 100);
    ALL(her2k, 8, 99);
    ALL(trmm, 48, 66);
    ALL(trsm, 48, 66);
    for (int v = 0; v < 9; v++) compare_with_loops(v);
    return failures != 0;
}
