// enough: O2
// flags: -llapack -lopenblas
// Calls within loops: pointers move with the loops, sizes depend on them, results are overwritten and used again.
#include "compare.h"
#include <cblas.h>

void dgesv_(const int *, const int *, double *, const int *, int *, double *, const int *, int *);
void dpotrf_(const char *, const int *, double *, const int *, int *);
void dpotrs_(const char *, const int *, const int *, const double *, const int *, double *, const int *, int *);

// a product by blocks of 2, the matrices being 6 times 6
static double blocks(int v, double *in) {
    double A[36], C[36] = {0};
    memcpy(A, in, sizeof A);
    for (int i = 0; i < 6; i += 2)
        for (int j = 0; j < 6; j += 2)
            for (int k = 0; k < 6; k += 2) {
                cblas_dgemm(CblasColMajor, CblasNoTrans, v ? CblasTrans : CblasNoTrans, 2, 2, 2, 1, A + k * 6 + i, 6,
                            v ? A + k * 6 + j : A + j * 6 + k, 6, 1, C + j * 6 + i, 6);
            }
    return weighed(36, C);
}

// a chain in which each product is written over what was multiplied before
static double chain(int v, double *in) {
    double A[9], x[2][9];
    memcpy(A, in, sizeof A), memcpy(x[0], in + 9, sizeof x[0]);
    for (int k = 0; k < v; k++) {
        cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 3, 3, 3, in[k], A, 3, x[k % 2], 3, 0, x[(k + 1) % 2], 3);
        for (int i = 0; i < 9; i++) x[(k + 1) % 2][i] = sin(x[(k + 1) % 2][i]);
        A[k] += 0.1 * x[k % 2][k];
    }
    return weighed(9, x[v % 2]);
}

// rows of a triangle: lengths and places depend on the loop, and the vector is its own result
static double triangle(int v, double *in) {
    double A[36], x[6];
    memcpy(A, in, sizeof A), memcpy(x, in + 36, sizeof x);
    const double *row = A;
    for (int i = 1; i < 6; i++) {
        row += 6;
        if (v == 0 || i % 2) x[i] -= cblas_ddot(i, row, 1, x, 1);
        if (v == 1) cblas_daxpy(6 - i, x[i - 1], row + i, 1, x + i, 1);
        if (v == 2) cblas_dgemv(CblasColMajor, CblasTrans, i, 1, 0.5, row, 6, x, 1, 1, x + i, 1);
    }
    return weighed(6, x);
}

// a batch of solves with matrices that lie one behind the other, or pointers to them
static double batch(int v, double *in) {
    double A[3][16], b[3][4], *matrices[3], *sides[3], sum = 0;
    int n = 4, one = 1, pivots[4], info;
    memcpy(A, in, sizeof A), memcpy(b, in + 48, sizeof b);
    for (int k = 0; k < 3; k++) {
        matrices[k] = A[2 - k], sides[k] = b[k];
        for (int i = 0; i < 4; i++) A[k][5 * i] += 4;
    }
    for (int k = 0; k < 3; k++) {
        if (v == 0) dgesv_(&n, &one, A[k], &n, pivots, b[k], &n, &info);
        if (v == 1) dgesv_(&n, &one, matrices[k], &n, pivots, sides[k], &n, &info);
        if (v == 2) {
            dpotrf_("L", &n, A[k], &n, &info);
            for (int j = k; j < 3; j++) dpotrs_("L", &n, &one, A[k], &n, b[j], &n, &info);
        }
    }
    for (int k = 0; k < 3; k++) sum += weighed(4, b[k]);
    return sum;
}

// matrices that live as long as an iteration
static double heap(int v, double *in) {
    double sum = 0;
    for (int k = 1; k <= 3; k++) {
        double *A = malloc(sizeof(double) * k * k), *C = calloc(k * k, sizeof(double));
        for (int i = 0; i < k * k; i++) A[i] = in[i] * in[i + k];
        for (int t = 0; t <= v; t++) {
            cblas_dsyrk(CblasColMajor, CblasUpper, CblasNoTrans, k, k, 0.3, A, k, 1, C, k);
            cblas_dtrmm(CblasColMajor, CblasLeft, CblasUpper, CblasNoTrans, CblasNonUnit, k, k, 0.7, C, k, A, k);
        }
        sum += weighed(k * k, A);
        free(A);
        free(C);
    }
    return sum;
}

#define ALL(f, variants, size) \
    for (int v = 0; v < variants; v++) COMPARE(f, v, (size))

int main(void) {
    ALL(blocks, 2, 36);
    ALL(chain, 6, 18);
    ALL(triangle, 3, 42);
    ALL(batch, 3, 60);
    ALL(heap, 3, 12);
    return failures != 0;
}
