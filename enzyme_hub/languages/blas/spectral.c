#include "lapack.h"

void blas_syev(int jobz, int uplo, I n, T *A, I lda, T *W, T *WORK, I lwork);
void blas_gesdd(int jobz, I m, I n, T *A, I lda, T *S, T *U, I ldu, T *VT, I ldvt, T *WORK, I lwork, void *IWORK);

/* ---- syev: A Q = Q W, for eigenvalues that are all different; A becomes Q, or its triangle is spoiled if only W is asked for.
   A call with lwork -1 only asks how much work space is wanted. ---- */

#define SYEV int jobz, int uplo, I n, T *A, T *dA, I lda, T *W, T *dW, I lwork

static T *eigenvectors(int uplo, I n, const T *A, I lda, T *W) {
    T *Q = matrix_copy(n, n, A, lda), best;
    blas_syev('V', uplo, n, Q, n, W, &best, -1);
    T *WORK = room((I)best);
    blas_syev('V', uplo, n, Q, n, W, WORK, (I)best);
    free(WORK);
    return Q;
}

void syev_save(SYEV, int changed, T **saved) {
    if (jobz == 'N' && dA && lwork != -1) saved[0] = matrix_copy(n, n, A, lda);
}

void syev_keep(SYEV, int changed, T **saved) {
    if (!dA || jobz == 'N' || lwork == -1) return;
    if (CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if (CHANGED(1)) saved[1] = vector_copy(n, W, 1);
}

/* The shadow of what is spoiled. */
static void clear(int jobz, int uplo, I n, T *dA, I lda) {
    if (jobz == 'N')
        scale_triangle(uplo, n, 0, dA, lda);
    else
        scale_matrix(n, n, 0, dA, lda);
}

void syev_gradient(SYEV, T **saved) {
    I ld = lda, step = 1;
    const T *Q = A, *values = W;
    if (!dA || n <= 0 || lwork == -1) return;
    USE_MATRIX(0, Q, ld, n);
    USE_VECTOR(1, values, step);
    T *M = zeros(n * n), *half = room(n * n), *whole = room(n * n), *ignored = room(n), *own = 0;
    if (jobz == 'N')
        Q = own = eigenvectors(uplo, n, Q, ld, ignored), ld = n;
    else
        blas_gemm('T', 'N', n, n, n, 1, Q, ld, dA, lda, 0, M, n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < n; i++)
            M[j * n + i] = i == j ? (dW ? dW[j] : 0) : jobz == 'N' ? 0 : M[j * n + i] / (values[j] - values[i]);
    blas_gemm('N', 'N', n, n, n, 1, Q, ld, M, n, 0, half, n);
    blas_gemm('N', 'T', n, n, n, 1, half, n, Q, ld, 0, whole, n);
    clear(jobz, uplo, n, dA, lda);
    for (I j = 0; j < n; j++) /* an element off the diagonal stands for two */
        for (I i = low(uplo, j, 0); i < high(uplo, j, n, 0); i++)
            dA[j * lda + i] += i == j ? whole[j * n + i] : whole[j * n + i] + whole[i * n + j];
    if (dW) scale_vector(n, 0, dW, 1);
    free(M);
    free(half);
    free(whole);
    free(ignored);
    free(own);
}

void syev_tangent(SYEV) {
    if (n <= 0 || lwork == -1) return;
    if (!dA) {
        if (dW) scale_vector(n, 0, dW, 1);
        return;
    }
    T *values = room(n), *Q = eigenvectors(uplo, n, A, lda, values), *half = room(n * n), *M = room(n * n);
    blas_symm('L', uplo, n, n, 1, dA, lda, Q, n, 0, half, n);
    blas_gemm('T', 'N', n, n, n, 1, Q, n, half, n, 0, M, n);
    for (I j = 0; j < n; j++) {
        if (dW) dW[j] = M[j * n + j];
        for (I i = 0; i < n; i++) M[j * n + i] = i == j ? 0 : M[j * n + i] / (values[j] - values[i]);
    }
    clear(jobz, uplo, n, dA, lda);
    if (jobz != 'N') blas_gemm('N', 'N', n, n, n, 1, Q, n, M, n, 0, dA, lda);
    free(values);
    free(Q);
    free(half);
    free(M);
}

/* ---- gesdd: the singular values; where the vectors are differentiated, too, all becomes NaN ---- */

#define GESDD                                                                                                       \
    int jobz, I m, I n, T *A, T *dA, I lda, T *S, T *dS, T *U, T *dU, I ldu, T *VT, T *dVT, I ldvt, I lwork

void gesdd_save(GESDD, int changed, T **saved) {
    if (dA && lwork != -1) saved[0] = matrix_copy(m, n, A, lda);
}

/* U and VT of what A was. */
static void vectors(I m, I n, const T *A, I lda, T *U, T *VT) {
    I k = smaller(m, n);
    T *F = matrix_copy(m, n, A, lda), *S = room(k), best;
    void *IWORK = malloc((size_t)(8 * k * size_of_integer()));
    blas_gesdd('S', m, n, F, m, S, U, m, VT, k, &best, -1, IWORK);
    T *WORK = room((I)best);
    blas_gesdd('S', m, n, F, m, S, U, m, VT, k, WORK, (I)best, IWORK);
    free(F);
    free(S);
    free(IWORK);
    free(WORK);
}

static int are_vectors_active(int jobz, I m, I n, const T *dU, I ldu, const T *dVT, I ldvt) {
    I k = smaller(m, n);
    if (jobz == 'N') return 0;
    if (jobz == 'O') return 1;
    return (dU && !is_zero_matrix(m, jobz == 'A' ? m : k, dU, ldu)) ||
           (dVT && !is_zero_matrix(jobz == 'A' ? n : k, n, dVT, ldvt));
}

void gesdd_gradient(GESDD, T **saved) {
    I k = smaller(m, n);
    if (!dA || k <= 0 || lwork == -1) return;
    T *left = room(m * k), *right = room(k * n);
    T unknown = are_vectors_active(jobz, m, n, dU, ldu, dVT, ldvt) ? (T)__builtin_nan("") : 0;
    vectors(m, n, saved[0], m, left, right);
    for (I j = 0; j < k; j++)
        for (I i = 0; i < m; i++) left[j * m + i] *= (dS ? dS[j] : 0) + unknown;
    blas_gemm('N', 'N', m, n, k, 1, left, m, right, k, 0, dA, lda);
    if (dS) scale_vector(k, 0, dS, 1);
    free(left);
    free(right);
}

void gesdd_tangent(GESDD) {
    I k = smaller(m, n);
    if (k <= 0 || lwork == -1) return;
    if (dS) scale_vector(k, 0, dS, 1);
    if (!dA) return;
    T *left = room(m * k), *right = room(k * n), *half = room(k * n);
    vectors(m, n, A, lda, left, right);
    blas_gemm('T', 'N', k, n, m, 1, left, m, dA, lda, 0, half, k);
    for (I j = 0; dS && j < k; j++) dS[j] = dot(n, half + j, k, right + j, k);
    for (I i = 0; jobz != 'N' && dU && i < m; i++) dU[i] = (T)__builtin_nan("");
    for (I i = 0; jobz != 'N' && dVT && i < n; i++) dVT[i * ldvt] = (T)__builtin_nan("");
    scale_matrix(m, n, 0, dA, lda);
    free(left);
    free(right);
    free(half);
}
