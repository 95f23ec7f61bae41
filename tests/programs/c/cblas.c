// enough: O2
// levels: O0 O2
// flags: -lopenblas
// Each routine by cblas, with strides, leading dimensions, both orders and all flags, unknown at compile time.
#include "compare.h"
#ifndef BY_REFERENCE
#include <cblas.h>
#endif

#define TAKE(name, count) \
    double name[count];   \
    memcpy(name, in, sizeof name), in += count

static const int strides[4] = {1, 2, -1, -3};
static const enum CBLAS_ORDER orders[2] = {CblasColMajor, CblasRowMajor};
static const enum CBLAS_TRANSPOSE transposes[3] = {CblasNoTrans, CblasTrans, CblasConjTrans};
static const enum CBLAS_UPLO triangles[2] = {CblasUpper, CblasLower};
static const enum CBLAS_DIAG diagonals[2] = {CblasNonUnit, CblasUnit};
static const enum CBLAS_SIDE sides[2] = {CblasLeft, CblasRight};

// ---- level 1

static double dot(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    double d = cblas_ddot(4, x, strides[v % 4], y, strides[v / 4]);
    x[0] = y[1] = 2;
    return d * d + weighed(10, x) + weighed(10, y);
}

static double nrm2(int v, double *in) {
    TAKE(x, 10);
    double d = cblas_dnrm2(4, x, abs(strides[v]));
    x[0] = 2;
    return d * d * d + weighed(10, x);
}

static double asum(int v, double *in) {
    TAKE(x, 10);
    double d = cblas_dasum(4, x, strides[v]);
    x[0] = 2;
    return d * d + weighed(10, x);
}

static double axpy(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_daxpy(4, *alpha, x, strides[v % 4], y, strides[v / 4]);
    x[0] = 2;
    return weighed(10, x) + weighed(10, y);
}

static double scal(int v, double *in) {
    TAKE(x, 10);
    TAKE(alpha, 1);
    cblas_dscal(4, *alpha, x, abs(strides[v]));
    return weighed(10, x);
}

static double copy(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    cblas_dcopy(4, x, strides[v % 4], y, strides[v / 4]);
    return weighed(10, x) + weighed(10, y);
}

static double swap(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    cblas_dswap(4, x, strides[v % 4], y, strides[v / 4]);
    return weighed(10, x) + 2 * weighed(10, y);
}

static double rot(int v, double *in) {
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(c, 1);
    TAKE(s, 1);
    cblas_drot(4, x, strides[v % 4], y, strides[v / 4], *c, *s);
    return weighed(10, x) + 2 * weighed(10, y);
}

// ---- level 2: matrices have 3 rows and 2 columns, or 3 of both, in memory for 4

static double gemv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(scalars, 2);
    cblas_dgemv(orders[v % 2], transposes[v / 2 % 3], 3, 2, scalars[0], A, 4, x, strides[v / 6 % 4], scalars[1], y,
                strides[(v + 1) / 6 % 4]);
    A[0] = x[0] = 2;
    return weighed(16, A) + weighed(10, x) + weighed(10, y);
}

static double ger(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_dger(orders[v % 2], 3, 2, *alpha, x, strides[v / 2 % 4], y, strides[v / 8 % 4], A, 4);
    x[0] = y[1] = 2;
    return weighed(16, A) + weighed(10, x) + weighed(10, y);
}

static double symv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(scalars, 2);
    cblas_dsymv(orders[v % 2], triangles[v / 2 % 2], 3, scalars[0], A, 4, x, strides[v / 4 % 4], scalars[1], y,
                strides[(v + 1) / 4 % 4]);
    A[0] = x[0] = 2;
    return weighed(16, A) + weighed(10, x) + weighed(10, y);
}

static double spmv(int v, double *in) {
    TAKE(A, 6);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(scalars, 2);
    cblas_dspmv(orders[v % 2], triangles[v / 2 % 2], 3, scalars[0], A, x, strides[v / 4 % 4], scalars[1], y,
                strides[(v + 1) / 4 % 4]);
    A[0] = x[0] = 2;
    return weighed(6, A) + weighed(10, x) + weighed(10, y);
}

static double syr(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(alpha, 1);
    cblas_dsyr(orders[v % 2], triangles[v / 2 % 2], 3, *alpha, x, strides[v / 4 % 4], A, 4);
    x[0] = 2;
    return weighed(16, A) + weighed(10, x);
}

static double syr2(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    TAKE(y, 10);
    TAKE(alpha, 1);
    cblas_dsyr2(orders[v % 2], triangles[v / 2 % 2], 3, *alpha, x, strides[v / 4 % 4], y, strides[(v + 1) / 4 % 4], A, 4);
    x[0] = y[1] = 2;
    return weighed(16, A) + weighed(10, x) + weighed(10, y);
}

static double trmv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    cblas_dtrmv(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], diagonals[v / 12 % 2], 3, A, 4, x,
                strides[v / 2 % 4]);
    A[0] = 2;
    return weighed(16, A) + weighed(10, x);
}

static double trsv(int v, double *in) {
    TAKE(A, 16);
    TAKE(x, 10);
    for (int i = 0; i < 16; i += 5) A[i] += 3;
    cblas_dtrsv(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], diagonals[v / 12 % 2], 3, A, 4, x,
                strides[v / 2 % 4]);
    double sum = weighed(10, x);
    A[0] = x[0] = 2;
    return sum + weighed(16, A) + weighed(10, x);
}

// ---- level 3: matrices have 3 rows and 2 columns, in memory for 4 of both; the inner dimension is 4

static double gemm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_dgemm(orders[v % 2], transposes[v / 2 % 3], transposes[v / 6 % 3], 3, 2, 4, scalars[0], A, 4, B, 4, scalars[1], C, 4);
    A[0] = B[1] = 2;
    return weighed(16, A) + weighed(16, B) + weighed(16, C);
}

static double symm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_dsymm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], 3, 2, scalars[0], A, 4, B, 4, scalars[1], C, 4);
    A[0] = B[1] = 2;
    return weighed(16, A) + weighed(16, B) + weighed(16, C);
}

static double syrk(int v, double *in) {
    TAKE(A, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_dsyrk(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], 3, 2, scalars[0], A, 4, scalars[1], C, 4);
    A[0] = 2;
    return weighed(16, A) + weighed(16, C);
}

static double syr2k(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(C, 16);
    TAKE(scalars, 2);
    cblas_dsyr2k(orders[v % 2], triangles[v / 2 % 2], transposes[v / 4 % 3], 3, 2, scalars[0], A, 4, B, 4, scalars[1], C, 4);
    A[0] = B[1] = 2;
    return weighed(16, A) + weighed(16, B) + weighed(16, C);
}

static double trmm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(alpha, 1);
    cblas_dtrmm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], transposes[v / 8 % 3], diagonals[v / 24 % 2], 3, 2,
                *alpha, A, 4, B, 4);
    A[0] = 2;
    return weighed(16, A) + weighed(16, B);
}

static double trsm(int v, double *in) {
    TAKE(A, 16);
    TAKE(B, 16);
    TAKE(alpha, 1);
    for (int i = 0; i < 16; i += 5) A[i] += 3;
    cblas_dtrsm(orders[v % 2], sides[v / 2 % 2], triangles[v / 4 % 2], transposes[v / 8 % 3], diagonals[v / 24 % 2], 3, 2,
                *alpha, A, 4, B, 4);
    double sum = weighed(16, B);
    A[0] = B[1] = 2;
    return sum + weighed(16, A) + weighed(16, B);
}

#define ALL(f, variants, size) \
    for (int v = 0; v < variants; v++) COMPARE(f, v, (size))

int main(void) {
    ALL(dot, 16, 20);
    ALL(nrm2, 4, 10);
    ALL(asum, 4, 10);
    ALL(axpy, 16, 21);
    ALL(scal, 4, 11);
    ALL(copy, 16, 20);
    ALL(swap, 16, 20);
    ALL(rot, 16, 22);
    ALL(gemv, 24, 38);
    ALL(ger, 32, 37);
    ALL(symv, 16, 38);
    ALL(spmv, 16, 28);
    ALL(syr, 16, 27);
    ALL(syr2, 16, 37);
    ALL(trmv, 24, 26);
    ALL(trsv, 24, 26);
    ALL(gemm, 18, 50);
    ALL(symm, 8, 50);
    ALL(syrk, 12, 34);
    ALL(syr2k, 12, 50);
    ALL(trmm, 48, 33);
    ALL(trsm, 48, 33);
    return failures != 0;
}
