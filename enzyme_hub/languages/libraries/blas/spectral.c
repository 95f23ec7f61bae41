#include "lapack.h"

/* ---- syev, and heev for complex numbers: A Q = Q W, for eigenvalues that are all different; A becomes Q, or its triangle is spoiled
   if only W is asked for. A call with lwork -1 only asks how much work space is wanted. Complex eigenvectors have any phase: what
   depends on that has no derivative. ---- */

#ifdef COMPLEX
void blas_heev(int jobz, int uplo, I n, T *A, I lda, R *W, T *WORK, I lwork, R *RWORK);
#define syev_save heev_save
#define syev_keep heev_keep
#define syev_gradient heev_gradient
#define syev_tangent heev_tangent
#else
void blas_syev(int jobz, int uplo, I n, T *A, I lda, T *W, T *WORK, I lwork);
#define blas_heev(jobz, uplo, n, A, lda, W, WORK, lwork, RWORK) ((void)RWORK, blas_syev(jobz, uplo, n, A, lda, W, WORK, lwork))
#endif

#define SYEV int jobz, int uplo, I n, T *A, T *dA, I lda, R *W, R *dW, I lwork

static T *eigenvectors(int uplo, I n, const T *A, I lda, R *W) {
    T *Q = matrix_copy(n, n, A, lda), best;
    R *RWORK = (R *)room(3 * n);
    blas_heev('V', uplo, n, Q, n, W, &best, -1, RWORK);
    T *WORK = room((I)REAL(best));
    blas_heev('V', uplo, n, Q, n, W, WORK, (I)REAL(best), RWORK);
    free(WORK);
    free(RWORK);
    return Q;
}

void syev_save(SYEV, int changed, T **saved) {
    if (jobz == 'N' && dA && lwork != -1) saved[0] = matrix_copy(n, n, A, lda);
}

void syev_keep(SYEV, int changed, T **saved) {
    if (!dA || jobz == 'N' || lwork == -1) return;
    if (CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if (!CHANGED(1)) return;
    saved[1] = room(n);
    for (I i = 0; i < n; i++) ((R *)saved[1])[i] = W[i];
}

/* The shadow of what is spoiled. */
static void clear(int jobz, int uplo, I n, T *dA, I lda) {
    if (jobz == 'N')
        scale_triangle(uplo, n, 0, dA, lda);
    else
        scale_matrix(n, n, 0, dA, lda);
}

void syev_gradient(SYEV, T **saved) {
    I ld = lda;
    const T *Q = A;
    const R *values = saved[1] ? (const R *)saved[1] : W;
    if (!dA || n <= 0 || lwork == -1) return;
    USE_MATRIX(0, Q, ld, n);
    T *M = zeros(n * n), *half = room(n * n), *whole = room(n * n), *own = 0;
    R *ignored = (R *)room(n);
    if (jobz == 'N')
        Q = own = eigenvectors(uplo, n, Q, ld, ignored), ld = n;
    else
        blas_gemm(ADJOINT, 'N', n, n, n, 1, Q, ld, dA, lda, 0, M, n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < n; i++)
            M[j * n + i] = i == j ? (dW ? dW[j] : 0) : jobz == 'N' ? 0 : M[j * n + i] / (values[j] - values[i]);
    blas_gemm('N', 'N', n, n, n, 1, Q, ld, M, n, 0, half, n);
    blas_gemm('N', ADJOINT, n, n, n, 1, half, n, Q, ld, 0, whole, n);
    clear(jobz, uplo, n, dA, lda);
    for (I j = 0; j < n; j++) /* an element off the diagonal stands for two */
        for (I i = low(uplo, j, 0); i < high(uplo, j, n, 0); i++)
            dA[j * lda + i] += i == j ? REAL(whole[j * n + i]) : whole[j * n + i] + CONJ(whole[i * n + j]);
    for (I i = 0; dW && i < n; i++) dW[i] = 0;
    free(M);
    free(half);
    free(whole);
    free(ignored);
    free(own);
}

void syev_tangent(SYEV) {
    if (n <= 0 || lwork == -1) return;
    if (!dA) {
        for (I i = 0; dW && i < n; i++) dW[i] = 0;
        return;
    }
    R *values = (R *)room(n);
    T *Q = eigenvectors(uplo, n, A, lda, values), *half = room(n * n), *M = room(n * n);
    blas_hemm('L', uplo, n, n, 1, dA, lda, Q, n, 0, half, n);
    blas_gemm(ADJOINT, 'N', n, n, n, 1, Q, n, half, n, 0, M, n);
    for (I j = 0; j < n; j++) {
        if (dW) dW[j] = REAL(M[j * n + j]);
        for (I i = 0; i < n; i++) M[j * n + i] = i == j ? 0 : M[j * n + i] / (values[j] - values[i]);
    }
    clear(jobz, uplo, n, dA, lda);
    if (jobz != 'N') blas_gemm('N', 'N', n, n, n, 1, Q, n, M, n, 0, dA, lda);
    free(values);
    free(Q);
    free(half);
    free(M);
}
