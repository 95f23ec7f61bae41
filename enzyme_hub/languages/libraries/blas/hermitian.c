/* Routines on Hermitian matrices: of the diagonal the real part is read, and written with zero as its imaginary part. */
#include "rules.h"

void blas_hemv(int uplo, I n, T alpha, const T *A, I lda, const T *x, I incx, T beta, T *y, I incy);
void blas_hemm(int side, int uplo, I m, I n, T alpha, const T *A, I lda, const T *B, I ldb, T beta, T *C, I ldc);
void blas_herk(int uplo, int trans, I n, I k, R alpha, const T *A, I lda, R beta, T *C, I ldc);
void blas_her2k(int uplo, int trans, I n, I k, T alpha, const T *A, I lda, const T *B, I ldb, R beta, T *C, I ldc);

static void make_diagonal_real(I n, T *C, I ldc) {
    for (I i = 0; i < n; i++) C[i * (ldc + 1)] = __real__ C[i * (ldc + 1)];
}

/* ---- hemv: y = alpha A x + beta y; by rows it is conj(A) whose triangle is there ---- */

#define HEMV                                                                                                      \
    int uplo, I n, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *x, T *dx, I incx, const T *beta, \
        T *dbeta, T *y, T *dy, I incy, int by_rows

void hemv_save(HEMV, int changed, T **saved) {
    (void)uplo, (void)by_rows;
    if (!dy) return;
    if ((dx || dalpha) && CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = vector_copy(n, x, incx);
    if (dbeta) saved[2] = vector_copy(n, y, incy);
}

/* y += alpha A x, or alpha conj(A) x */
static void add_hemv(int conjugated, int uplo, I n, T alpha, const T *A, I lda, const T *x, I incx, T *y, I incy) {
    if (!conjugated) {
        blas_hemv(uplo, n, alpha, A, lda, x, incx, 1, y, incy);
        return;
    }
    T *own = conjugate_copy(n, x, incx), *product = zeros(n);
    blas_hemv(uplo, n, ~alpha, A, lda, own, 1, 0, product, 1);
    conjugate(n, product, 1);
    add(n, 1, product, 1, y, incy);
    free(own);
    free(product);
}

/* The triangle of B + B^H for B = conj(alpha) y x^H, or of its conjugate, and of the diagonal the half. */
static void add_hermitian_outer(int conjugated, int uplo, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A, I lda) {
    x += first(n, incx);
    y += first(n, incy);
    for (I j = 0; j < n; j++)
        for (I i = low(uplo, j, 0); i < high(uplo, j, n, 0); i++) {
            T one = ~alpha * y[i * incy] * ~x[j * incx];
            T both = i == j ? __real__ one : one + alpha * x[i * incx] * ~y[j * incy];
            A[j * lda + i] += conjugated ? ~both : both;
        }
}

void hemv_gradient(HEMV, T **saved) {
    I step = incx, ld = lda;
    USE_MATRIX(0, A, ld, n);
    USE_VECTOR(1, x, step);
    if (dy && n > 0) {
        if (dA) add_hermitian_outer(by_rows, uplo, n, *alpha, x, step, dy, incy, dA, lda);
        if (dalpha) {
            T *back = zeros(n);
            add_hemv(by_rows, uplo, n, 1, A, ld, dy, incy, back, 1);
            *dalpha += dot(n, x, step, back, 1);
            if (dx) add(n, ~*alpha, back, 1, dx, incx);
            free(back);
        } else if (dx)
            add_hemv(by_rows, uplo, n, ~*alpha, A, ld, dy, incy, dx, incx);
        if (dbeta) *dbeta += dot(n, saved[2], 1, dy, incy);
        scale_vector(n, ~*beta, dy, incy);
    }
}

void hemv_tangent(HEMV) {
    if (!dy || n <= 0) return;
    scale_vector(n, *beta, dy, incy);
    if (dbeta) add(n, *dbeta, y, incy, dy, incy);
    if (dA) add_hemv(by_rows, uplo, n, *alpha, dA, lda, x, incx, dy, incy);
    if (dx) add_hemv(by_rows, uplo, n, *alpha, A, lda, dx, incx, dy, incy);
    if (dalpha) add_hemv(by_rows, uplo, n, *dalpha, A, lda, x, incx, dy, incy);
}

/* ---- hemm: C = alpha A B + beta C, or alpha B A + beta C; A is one triangle of a Hermitian matrix ---- */

#define HEMM                                                                                                     \
    int side, int uplo, I m, I n, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *B, T *dB, I ldb, \
        const T *beta, T *dbeta, T *C, T *dC, I ldc

void hemm_save(HEMM, int changed, T **saved) {
    I order = side == 'L' ? m : n;
    (void)uplo;
    if (!dC) return;
    if ((dB || dalpha) && CHANGED(0)) saved[0] = matrix_copy(order, order, A, lda);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = matrix_copy(m, n, B, ldb);
    if (dbeta) saved[2] = matrix_copy(m, n, C, ldc);
}

void hemm_gradient(HEMM, T **saved) {
    I order = side == 'L' ? m : n, ld_a = lda, ld_b = ldb;
    USE_MATRIX(0, A, ld_a, order);
    USE_MATRIX(1, B, ld_b, m);
    if (dC && m > 0 && n > 0) {
        if (dA) {
            T *diagonal = vector_copy(order, dA, lda + 1);
            blas_her2k(uplo, side == 'L' ? 'N' : 'C', order, side == 'L' ? n : m, side == 'L' ? ~*alpha : *alpha, dC, ldc, B,
                       ld_b, 1, dA, lda);
            for (I i = 0; i < order; i++) { /* is there once, and keeps its imaginary part */
                const T *left = side == 'L' ? dC + i : dC + i * ldc, *right = side == 'L' ? B + i : B + i * ld_b;
                T sum = ~*alpha * (side == 'L' ? dot(n, right, ld_b, left, ldc) : dot(m, right, 1, left, 1));
                dA[i * (lda + 1)] = diagonal[i] + __real__ sum;
            }
            free(diagonal);
        }
        if (dalpha) {
            T *product = room(m * n);
            blas_hemm(side, uplo, m, n, 1, A, ld_a, B, ld_b, 0, product, m);
            *dalpha += inner(m, n, product, m, dC, ldc);
            free(product);
        }
        if (dB) blas_hemm(side, uplo, m, n, ~*alpha, A, ld_a, dC, ldc, 1, dB, ldb);
        if (dbeta) *dbeta += inner(m, n, saved[2], m, dC, ldc);
        scale_matrix(m, n, ~*beta, dC, ldc);
    }
}

void hemm_tangent(HEMM) {
    if (!dC || m <= 0 || n <= 0) return;
    scale_matrix(m, n, *beta, dC, ldc);
    if (dbeta) add_matrix(m, n, *dbeta, C, ldc, dC, ldc);
    if (dA) blas_hemm(side, uplo, m, n, *alpha, dA, lda, B, ldb, 1, dC, ldc);
    if (dB) blas_hemm(side, uplo, m, n, *alpha, A, lda, dB, ldb, 1, dC, ldc);
    if (dalpha) blas_hemm(side, uplo, m, n, *dalpha, A, lda, B, ldb, 1, dC, ldc);
}

/* ---- herk: C = alpha A A^H + beta C, or alpha A^H A + beta C, one triangle; both scalars are real ---- */

#define HERK                                                                                                     \
    int uplo, int trans, I n, I k, const R *alpha, R *dalpha, const T *A, T *dA, I lda, const R *beta, R *dbeta, \
        T *C, T *dC, I ldc

/* Turned around, C is R and N is T. */
static int is_left(int trans) { return PLAIN(trans); }

void herk_save(HERK, int changed, T **saved) {
    (void)uplo;
    if (!dC) return;
    if ((dA || dalpha) && CHANGED(0)) saved[0] = is_left(trans) ? matrix_copy(n, k, A, lda) : matrix_copy(k, n, A, lda);
    if (dbeta) saved[1] = matrix_copy(n, n, C, ldc);
}

/* D += alpha (S + S^H) A, or alpha A (S + S^H), for the triangle S of a shadow, its diagonal being real. */
static void add_hermitian_both(int is_left, int uplo, I m, I n, T alpha, const T *S, I lds, const T *A, I lda, T *D, I ldd) {
    blas_hemm(is_left ? 'L' : 'R', uplo, m, n, alpha, S, lds, A, lda, 1, D, ldd);
    for (I j = 0; j < n; j++) /* the diagonal, once more */
        for (I i = 0; i < m; i++) D[j * ldd + i] += alpha * __real__ S[(is_left ? i : j) * (lds + 1)] * A[j * lda + i];
}

/* The sum of the real parts of conj(A) B over a triangle, of which the diagonal is real. */
static R inner_hermitian(int uplo, I n, const T *A, I lda, const T *B, I ldb) {
    R sum = __real__ inner_triangle(uplo, n, A, lda, B, ldb);
    for (I i = 0; i < n; i++) sum -= __imag__ A[i * (lda + 1)] * __imag__ B[i * (ldb + 1)];
    return sum;
}

void herk_gradient(HERK, T **saved) {
    I ld = lda, rows = is_left(trans) ? n : k, columns = is_left(trans) ? k : n;
    USE_MATRIX(0, A, ld, rows);
    if (dC && n > 0) {
        if (dA && k > 0) add_hermitian_both(is_left(trans), uplo, rows, columns, *alpha, dC, ldc, A, ld, dA, lda);
        if (dalpha && k > 0) {
            T *product = room(n * n);
            blas_herk(uplo, is_left(trans) ? 'N' : 'C', n, k, 1, A, ld, 0, product, n);
            *dalpha += inner_hermitian(uplo, n, product, n, dC, ldc);
            free(product);
        }
        if (dbeta) *dbeta += inner_hermitian(uplo, n, saved[1], n, dC, ldc);
        if ((*alpha != 0 && k > 0) || *beta != 1) make_diagonal_real(n, dC, ldc);
        scale_triangle(uplo, n, *beta, dC, ldc);
    }
}

void herk_tangent(HERK) {
    int op = is_left(trans) ? 'N' : 'C';
    if (!dC || n <= 0) return;
    scale_triangle(uplo, n, *beta, dC, ldc);
    if (dbeta) add_triangle(uplo, 0, n, *dbeta, C, ldc, dC, ldc);
    if ((*alpha != 0 && k > 0) || *beta != 1) make_diagonal_real(n, dC, ldc);
    if (k <= 0) return;
    if (dA) blas_her2k(uplo, op, n, k, *alpha, A, lda, dA, lda, 1, dC, ldc);
    if (dalpha) blas_herk(uplo, op, n, k, *dalpha, A, lda, 1, dC, ldc);
}

/* ---- her2k: C = alpha A B^H + conj(alpha) B A^H + beta C, or alpha A^H B + conj(alpha) B^H A + beta C, one triangle ---- */

#define HER2K                                                                                                    \
    int uplo, int trans, I n, I k, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *B, T *dB, I ldb, \
        const R *beta, R *dbeta, T *C, T *dC, I ldc

void her2k_save(HER2K, int changed, T **saved) {
    I rows = is_left(trans) ? n : k, columns = is_left(trans) ? k : n;
    (void)uplo;
    if (!dC) return;
    if ((dB || dalpha) && CHANGED(0)) saved[0] = matrix_copy(rows, columns, A, lda);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = matrix_copy(rows, columns, B, ldb);
    if (dbeta) saved[2] = matrix_copy(n, n, C, ldc);
}

void her2k_gradient(HER2K, T **saved) {
    int left = is_left(trans);
    I rows = left ? n : k, columns = left ? k : n, ld_a = lda, ld_b = ldb;
    USE_MATRIX(0, A, ld_a, rows);
    USE_MATRIX(1, B, ld_b, rows);
    if (dC && n > 0) {
        T of_a = left ? ~*alpha : *alpha, of_b = left ? *alpha : ~*alpha;
        if (dA && k > 0) add_hermitian_both(left, uplo, rows, columns, of_a, dC, ldc, B, ld_b, dA, lda);
        if (dB && k > 0) add_hermitian_both(left, uplo, rows, columns, of_b, dC, ldc, A, ld_a, dB, ldb);
        if (dalpha && k > 0) {
            T *product = zeros(rows * columns), sum;
            add_hermitian_both(left, uplo, rows, columns, 1, dC, ldc, B, ld_b, product, rows);
            sum = inner(rows, columns, A, ld_a, product, rows);
            *dalpha += left ? sum : ~sum;
            free(product);
        }
        if (dbeta) *dbeta += inner_hermitian(uplo, n, saved[2], n, dC, ldc);
        if ((*alpha != 0 && k > 0) || *beta != 1) make_diagonal_real(n, dC, ldc);
        scale_triangle(uplo, n, *beta, dC, ldc);
    }
}

void her2k_tangent(HER2K) {
    int op = is_left(trans) ? 'N' : 'C';
    if (!dC || n <= 0) return;
    scale_triangle(uplo, n, *beta, dC, ldc);
    if (dbeta) add_triangle(uplo, 0, n, *dbeta, C, ldc, dC, ldc);
    if ((*alpha != 0 && k > 0) || *beta != 1) make_diagonal_real(n, dC, ldc);
    if (k <= 0) return;
    if (dA) blas_her2k(uplo, op, n, k, *alpha, dA, lda, B, ldb, 1, dC, ldc);
    if (dB) blas_her2k(uplo, op, n, k, *alpha, A, lda, dB, ldb, 1, dC, ldc);
    if (dalpha) blas_her2k(uplo, op, n, k, *dalpha, A, lda, B, ldb, 1, dC, ldc);
}
