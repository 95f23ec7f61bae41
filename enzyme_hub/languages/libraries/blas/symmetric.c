/* Level 2 with symmetric matrices, of real numbers; hermitian.c has those of complex ones. */
#include "rules.h"

void blas_symv(int uplo, I n, T alpha, const T *A, I lda, const T *x, I incx, T beta, T *y, I incy);
void blas_spmv(int uplo, I n, T alpha, const T *A, const T *x, I incx, T beta, T *y, I incy);
void blas_syr2(int uplo, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A, I lda);

/* ---- symv: y = alpha A x + beta y, A being one triangle of a symmetric matrix ---- */

#define SYMV                                                                                                         \
    int uplo, I n, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *x, T *dx, I incx, const T *beta, \
        T *dbeta, T *y, T *dy, I incy

void symv_save(SYMV, int changed, T **saved) {
    if (!dy) return;
    if ((dx || dalpha) && CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = vector_copy(n, x, incx);
    if (dbeta) saved[2] = vector_copy(n, y, incy);
}

/* The triangle of alpha (x y^T + y x^T), and of the diagonal the half. */
static void add_outer(int uplo, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A, I lda) {
    blas_syr2(uplo, n, alpha, x, incx, y, incy, A, lda);
    x += first(n, incx);
    y += first(n, incy);
    for (I i = 0; i < n; i++) A[i * lda + i] -= alpha * x[i * incx] * y[i * incy];
}

void symv_gradient(SYMV, T **saved) {
    I step = incx, ld = lda;
    USE_MATRIX(0, A, ld, n);
    USE_VECTOR(1, x, step);
    if (dy && n > 0) {
        if (dA) add_outer(uplo, n, *alpha, dy, incy, x, step, dA, lda);
        if (dalpha) {
            T *back = zeros(n); /* A dy */
            blas_symv(uplo, n, 1, A, ld, dy, incy, 0, back, 1);
            *dalpha += dot(n, back, 1, x, step);
            if (dx) add(n, *alpha, back, 1, dx, incx);
            free(back);
        } else if (dx)
            blas_symv(uplo, n, *alpha, A, ld, dy, incy, 1, dx, incx);
        if (dbeta) *dbeta += dot(n, saved[2], 1, dy, incy);
        scale_vector(n, *beta, dy, incy);
    }
}

void symv_tangent(SYMV) {
    if (!dy || n <= 0) return;
    scale_vector(n, *beta, dy, incy);
    if (dbeta) add(n, *dbeta, y, incy, dy, incy);
    if (dA) blas_symv(uplo, n, *alpha, dA, lda, x, incx, 1, dy, incy);
    if (dx) blas_symv(uplo, n, *alpha, A, lda, dx, incx, 1, dy, incy);
    if (dalpha) blas_symv(uplo, n, *dalpha, A, lda, x, incx, 1, dy, incy);
}

/* ---- spmv: the same, the triangle packed column by column ---- */

#define SPMV                                                                                                  \
    int uplo, I n, const T *alpha, T *dalpha, const T *A, T *dA, const T *x, T *dx, I incx, const T *beta, \
        T *dbeta, T *y, T *dy, I incy

void spmv_save(SPMV, int changed, T **saved) {
    if (!dy) return;
    if ((dx || dalpha) && CHANGED(0)) saved[0] = vector_copy(n * (n + 1) / 2, A, 1);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = vector_copy(n, x, incx);
    if (dbeta) saved[2] = vector_copy(n, y, incy);
}

static void add_outer_packed(int uplo, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A) {
    x += first(n, incx);
    y += first(n, incy);
    for (I j = 0; j < n; j++)
        for (I i = low(uplo, j, 0); i < high(uplo, j, n, 0); i++) {
            T both = x[i * incx] * y[j * incy] + x[j * incx] * y[i * incy];
            *A++ += i == j ? alpha * x[i * incx] * y[i * incy] : alpha * both;
        }
}

void spmv_gradient(SPMV, T **saved) {
    I step = incx;
    if (saved[0]) A = saved[0];
    USE_VECTOR(1, x, step);
    if (dy && n > 0) {
        if (dA) add_outer_packed(uplo, n, *alpha, dy, incy, x, step, dA);
        if (dalpha) {
            T *back = zeros(n); /* A dy */
            blas_spmv(uplo, n, 1, A, dy, incy, 0, back, 1);
            *dalpha += dot(n, back, 1, x, step);
            if (dx) add(n, *alpha, back, 1, dx, incx);
            free(back);
        } else if (dx)
            blas_spmv(uplo, n, *alpha, A, dy, incy, 1, dx, incx);
        if (dbeta) *dbeta += dot(n, saved[2], 1, dy, incy);
        scale_vector(n, *beta, dy, incy);
    }
}

void spmv_tangent(SPMV) {
    if (!dy || n <= 0) return;
    scale_vector(n, *beta, dy, incy);
    if (dbeta) add(n, *dbeta, y, incy, dy, incy);
    if (dA) blas_spmv(uplo, n, *alpha, dA, x, incx, 1, dy, incy);
    if (dx) blas_spmv(uplo, n, *alpha, A, dx, incx, 1, dy, incy);
    if (dalpha) blas_spmv(uplo, n, *dalpha, A, x, incx, 1, dy, incy);
}

/* ---- syr: A += alpha x x^T, one triangle ---- */

#define SYR int uplo, I n, const T *alpha, T *dalpha, const T *x, T *dx, I incx, T *A, T *dA, I lda

void syr_save(SYR, int changed, T **saved) {
    if (dA && (dx || dalpha) && CHANGED(0)) saved[0] = vector_copy(n, x, incx);
}

/* What (S + S^T) x is for the triangle S of a shadow. */
static T *both_triangles(int uplo, I n, const T *S, I lds, const T *x, I incx) {
    T *made = zeros(n);
    blas_symv(uplo, n, 1, S, lds, x, incx, 0, made, 1);
    x += first(n, incx);
    for (I i = 0; i < n; i++) made[i] += S[i * lds + i] * x[i * incx];
    return made;
}

void syr_gradient(SYR, T **saved) {
    I step = incx;
    USE_VECTOR(0, x, step);
    if (dA && n > 0 && (dx || dalpha)) {
        T *back = both_triangles(uplo, n, dA, lda, x, step);
        if (dalpha) *dalpha += dot(n, back, 1, x, step) / 2;
        if (dx) add(n, *alpha, back, 1, dx, incx);
        free(back);
    }
}

void blas_syr(int uplo, I n, T alpha, const T *x, I incx, T *A, I lda);

void syr_tangent(SYR) {
    if (!dA || n <= 0) return;
    if (dalpha) blas_syr(uplo, n, *dalpha, x, incx, dA, lda);
    if (dx) blas_syr2(uplo, n, *alpha, x, incx, dx, incx, dA, lda);
}

/* ---- syr2: A += alpha (x y^T + y x^T), one triangle ---- */

#define SYR2                                                                                                        \
    int uplo, I n, const T *alpha, T *dalpha, const T *x, T *dx, I incx, const T *y, T *dy, I incy, T *A, T *dA, \
        I lda

void syr2_save(SYR2, int changed, T **saved) {
    if (!dA) return;
    if ((dy || dalpha) && CHANGED(0)) saved[0] = vector_copy(n, x, incx);
    if ((dx || dalpha) && CHANGED(1)) saved[1] = vector_copy(n, y, incy);
}

void syr2_gradient(SYR2, T **saved) {
    I step_x = incx, step_y = incy;
    USE_VECTOR(0, x, step_x);
    USE_VECTOR(1, y, step_y);
    if (dA && n > 0) {
        T *of_x = dx || dalpha ? both_triangles(uplo, n, dA, lda, y, step_y) : 0;
        T *of_y = dy ? both_triangles(uplo, n, dA, lda, x, step_x) : 0;
        if (dalpha) *dalpha += dot(n, of_x, 1, x, step_x);
        if (dx) add(n, *alpha, of_x, 1, dx, incx);
        if (dy) add(n, *alpha, of_y, 1, dy, incy);
        free(of_x);
        free(of_y);
    }
}

void syr2_tangent(SYR2) {
    if (!dA || n <= 0) return;
    if (dalpha) blas_syr2(uplo, n, *dalpha, x, incx, y, incy, dA, lda);
    if (dx) blas_syr2(uplo, n, *alpha, dx, incx, y, incy, dA, lda);
    if (dy) blas_syr2(uplo, n, *alpha, x, incx, dy, incy, dA, lda);
}
