/* What the rules for LAPACK share: triangular parts of products, and the reverse of factorisations in recursive form. */
#include "rules.h"

I size_of_integer(void);

void blas_gemm(int transa, int transb, I m, I n, I k, T alpha, const T *A, I lda, const T *B, I ldb, T beta, T *C, I ldc);
void blas_symm(int side, int uplo, I m, I n, T alpha, const T *A, I lda, const T *B, I ldb, T beta, T *C, I ldc);
void blas_trmm(int side, int uplo, int trans, int diag, I m, I n, T alpha, const T *A, I lda, T *B, I ldb);
#ifdef COMPLEX
void blas_hemm(int side, int uplo, I m, I n, T alpha, const T *A, I lda, const T *B, I ldb, T beta, T *C, I ldc);
#else
#define blas_hemm blas_symm
#endif
void blas_trsm(int side, int uplo, int trans, int diag, I m, I n, T alpha, const T *A, I lda, T *B, I ldb);

enum { SMALL = 32, BLOCK = 64, FEW = 4 };

static inline void *integers_copy(I n, const void *from) {
    void *copy = malloc((size_t)at_least_1(n * size_of_integer()));
    return memcpy(copy, from, (size_t)(n * size_of_integer()));
}

static inline int is_zero_matrix(I m, I n, const T *A, I lda) {
    for (I j = 0; j < n; j++)
        for (I i = 0; i < m; i++)
            if (A[j * lda + i] != 0) return 0;
    return 1;
}

static inline int is_zero_triangle(int uplo, I n, const T *A, I lda) {
    for (I j = 0; j < n; j++)
        for (I i = low(uplo, j, 0); i < high(uplo, j, n, 0); i++)
            if (A[j * lda + i] != 0) return 0;
    return 1;
}

/* The triangle of C += alpha op(A) op(B), n times n, for N and ADJOINT; by columns of blocks, so that little is computed in vain. */
static inline void add_gemm_triangle(int uplo, int unit, int transa, int transb, I n, I k, T alpha, const T *A, I lda,
                                     const T *B, I ldb, T *C, I ldc) {
    if (n <= 0 || k <= 0) return;
    if (k <= FEW) {
        for (I j = 0; j < n; j++)
            for (I p = 0; p < k; p++) {
                I from = low(uplo, j, unit), step = transa == 'N' ? 1 : lda;
                const T *column = (transa == 'N' ? A + p * lda : A + p) + from * step;
                T factor = alpha * (transb == 'N' ? B[j * ldb + p] : CONJ(B[p * ldb + j]));
                for (I i = from; i < high(uplo, j, n, unit); i++, column += step)
                    C[j * ldc + i] += factor * (transa == 'N' ? *column : CONJ(*column));
            }
        return;
    }
    T *corner = room(BLOCK * BLOCK);
    for (I j = 0; j < n; j += BLOCK) {
        I width = smaller(BLOCK, n - j), below = j + width;
        const T *columns = transb == 'N' ? B + j * ldb : B + j, *rows = transa == 'N' ? A + j : A + j * lda;
        blas_gemm(transa, transb, width, width, k, alpha, rows, lda, columns, ldb, 0, corner, BLOCK);
        add_triangle(uplo, unit, width, 1, corner, BLOCK, C + j * ldc + j, ldc);
        if (uplo == 'U' && j > 0) blas_gemm(transa, transb, j, width, k, alpha, A, lda, columns, ldb, 1, C + j * ldc, ldc);
        if (uplo == 'L' && below < n) {
            rows = transa == 'N' ? A + below : A + below * lda;
            blas_gemm(transa, transb, n - below, width, k, alpha, rows, lda, columns, ldb, 1, C + j * ldc + below, ldc);
        }
    }
    free(corner);
}

static inline T *transposed(I m, I n, const T *A, I lda) {
    T *made = room(m * n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < m; i++) made[i * n + j] = A[j * lda + i];
    return made;
}

static inline T *adjoint_copy(I m, I n, const T *A, I lda) {
    T *made = room(m * n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < m; i++) made[i * n + j] = CONJ(A[j * lda + i]);
    return made;
}

static inline void copy_back(I m, I n, const T *A, T *B, I ldb) {
    for (I j = 0; j < n; j++)
        for (I i = 0; i < m; i++) B[j * ldb + i] = A[j * m + i];
}
