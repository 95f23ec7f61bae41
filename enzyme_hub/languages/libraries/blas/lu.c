#include "lapack.h"

void blas_getrs(int trans, I n, I nrhs, const T *A, I lda, const void *ipiv, T *B, I ldb);
void blas_laswp(I n, T *A, I lda, I k1, I k2, const void *ipiv, I incx);

/* P^T A (inc 1) or P A (inc -1), for A = P L U. */
static void permute(I rows, I n, T *A, I lda, const void *ipiv, I inc) {
    if (rows > 0 && n > 0) blas_laswp(n, A, lda, 1, rows, ipiv, inc);
}

static T *triangle_of(int uplo, int diag, I m, I n, const T *A, I lda) {
    I k = smaller(m, n);
    T *made = zeros(m * n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < m; i++) {
            if (uplo == 'L' ? i > j && j < k : i <= j && i < k) made[j * m + i] = A[j * lda + i];
            if (i == j && diag == 'U') made[j * m + i] = 1;
        }
    return made;
}

/* ---- getrf: A = P L U ---- */

#define GETRF I m, I n, T *A, T *dA, I lda, void *ipiv

void getrf_keep(GETRF, int changed, T **saved) {
    if (dA && CHANGED(0)) saved[0] = matrix_copy(m, n, A, lda);
    if (dA && CHANGED(1)) saved[1] = integers_copy(smaller(m, n), ipiv);
}

/* The shadow of a square L U becomes that of their product: L^-H (tril(L^H dL, -1) + triu(dU U^H)) U^-H. */
static void small_factors(I n, const T *F, I ldf, T *G, I ldg) {
    T *lower = triangle_of('L', 'N', n, n, G, ldg), *upper = triangle_of('U', 'N', n, n, G, ldg);
    blas_trmm('L', 'L', ADJOINT, 'U', n, n, 1, F, ldf, lower, n);
    blas_trmm('R', 'U', ADJOINT, 'N', n, n, 1, F, ldf, upper, n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i < n; i++) G[j * ldg + i] = i > j ? lower[j * n + i] : upper[j * n + i];
    blas_trsm('L', 'L', ADJOINT, 'U', n, n, 1, F, ldf, G, ldg);
    blas_trsm('R', 'U', ADJOINT, 'N', n, n, 1, F, ldf, G, ldg);
    free(lower);
    free(upper);
}

/* The same for m times n, without the permutation: by parts [F11 F12; F21 F22]. */
static void factors_gradient(I m, I n, const T *F, I ldf, T *G, I ldg) {
    I n1 = smaller(m, n);
    if (m == n && n <= SMALL) {
        small_factors(n, F, ldf, G, ldg);
        return;
    }
    if (m == n) n1 = n / 2;
    I m2 = m - n1, n2 = n - n1;
    const T *F12 = F + n1 * ldf, *F21 = F + n1, *F22 = F12 + n1;
    T *G12 = G + n1 * ldg, *G21 = G + n1, *G22 = G12 + n1;
    if (m2 > 0 && n2 > 0) { /* of A22 - L21 U12 */
        factors_gradient(m2, n2, F22, ldf, G22, ldg);
        blas_gemm('N', ADJOINT, m2, n1, n2, -1, G22, ldg, F12, ldf, 1, G21, ldg);
        blas_gemm(ADJOINT, 'N', n1, n2, m2, -1, F21, ldf, G22, ldg, 1, G12, ldg);
    }
    if (m2 > 0) { /* A21 = L21 U11 */
        blas_trsm('R', 'U', ADJOINT, 'N', m2, n1, 1, F, ldf, G21, ldg);
        add_gemm_triangle('U', 0, ADJOINT, 'N', n1, m2, -1, F21, ldf, G21, ldg, G, ldg);
    }
    if (n2 > 0) { /* A12 = L11 U12 */
        blas_trsm('L', 'L', ADJOINT, 'U', n1, n2, 1, F, ldf, G12, ldg);
        add_gemm_triangle('L', 1, 'N', ADJOINT, n1, n2, -1, G12, ldg, F12, ldf, G, ldg);
    }
    factors_gradient(n1, n1, F, ldf, G, ldg);
}

static void getrf_reverse(I m, I n, const T *F, I ldf, const void *ipiv, T *G, I ldg) {
    if (m <= 0 || n <= 0) return;
    factors_gradient(m, n, F, ldf, G, ldg);
    permute(smaller(m, n), n, G, ldg, ipiv, -1);
}

void getrf_gradient(GETRF, T **saved) {
    const T *F = A;
    const void *pivots = saved[1] ? (void *)saved[1] : ipiv;
    I ld = lda;
    USE_MATRIX(0, F, ld, m);
    if (dA) getrf_reverse(m, n, F, ld, pivots, dA, lda);
}

void getrf_tangent_after(GETRF) {
    if (!dA || m <= 0 || n <= 0) return;
    I k = smaller(m, n), m2 = m - k, n2 = n - k;
    permute(k, n, dA, lda, ipiv, 1);
    T *M = matrix_copy(k, k, dA, lda); /* L^-1 dA U^-1 */
    blas_trsm('L', 'L', 'N', 'U', k, k, 1, A, lda, M, k);
    blas_trsm('R', 'U', 'N', 'N', k, k, 1, A, lda, M, k);
    T *lower = triangle_of('L', 'N', k, k, M, k), *upper = triangle_of('U', 'N', k, k, M, k);
    blas_trmm('L', 'L', 'N', 'U', k, k, 1, A, lda, lower, k);
    blas_trmm('R', 'U', 'N', 'N', k, k, 1, A, lda, upper, k);
    for (I j = 0; j < k; j++)
        for (I i = 0; i < k; i++) dA[j * lda + i] = i > j ? lower[j * k + i] : upper[j * k + i];
    if (m2 > 0) { /* A2 = L2 U */
        blas_gemm('N', 'N', m2, k, k, -1, A + k, lda, upper, k, 1, dA + k, lda);
        blas_trsm('R', 'U', 'N', 'N', m2, k, 1, A, lda, dA + k, lda);
    }
    if (n2 > 0) { /* A2 = L U2 */
        blas_gemm('N', 'N', k, n2, k, -1, lower, k, A + k * lda, lda, 1, dA + k * lda, lda);
        blas_trsm('L', 'L', 'N', 'U', k, n2, 1, A, lda, dA + k * lda, lda);
    }
    free(M);
    free(lower);
    free(upper);
}

/* ---- getrs: B = op(A)^-1 B, by the factors ---- */

#define GETRS int trans, I n, I nrhs, const T *A, T *dA, I lda, const void *ipiv, T *B, T *dB, I ldb

void getrs_keep(GETRS, int changed, T **saved) {
    if (dB && CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if (dB && CHANGED(1)) saved[1] = integers_copy(n, ipiv);
    if (dB && dA && CHANGED(2)) saved[2] = matrix_copy(n, nrhs, B, ldb);
}

/* What a shadow -left right^H of A adds to those of its factors. */
static void to_factors(I n, I nrhs, const T *F, I ldf, const void *ipiv, const T *left, I ld_left, const T *right,
                       I ld_right, T *dF, I ldd) {
    T *permuted = matrix_copy(n, nrhs, left, ld_left), *times_u = matrix_copy(n, nrhs, right, ld_right);
    permute(n, nrhs, permuted, n, ipiv, 1);
    blas_trmm('L', 'U', 'N', 'N', n, nrhs, 1, F, ldf, times_u, n);
    add_gemm_triangle('L', 1, 'N', ADJOINT, n, nrhs, -1, permuted, n, times_u, n, dF, ldd);
    blas_trmm('L', 'L', ADJOINT, 'U', n, nrhs, 1, F, ldf, permuted, n);
    add_gemm_triangle('U', 0, 'N', ADJOINT, n, nrhs, -1, permuted, n, right, ld_right, dF, ldd);
    free(permuted);
    free(times_u);
}

#ifdef COMPLEX
/* For op(A)^-1 with the transposed A all is done with the conjugates of dB and X. */
static void transposed_solve_gradient(I n, I nrhs, const T *A, T *dA, I ld_a, I lda, const void *ipiv, const T *X, I ld_x,
                                      T *dB, I ldb) {
    conjugate_matrix(n, nrhs, dB, ldb);
    blas_getrs('N', n, nrhs, A, ld_a, ipiv, dB, ldb);
    if (dA) {
        T *own = matrix_copy(n, nrhs, X, ld_x);
        conjugate_matrix(n, nrhs, own, n);
        to_factors(n, nrhs, A, ld_a, ipiv, own, n, dB, ldb, dA, lda);
        free(own);
    }
    conjugate_matrix(n, nrhs, dB, ldb);
}
#endif

void getrs_gradient(GETRS, T **saved) {
    I ld_a = lda, ld_x = ldb;
    const T *X = B;
    USE_MATRIX(0, A, ld_a, n);
    if (saved[1]) ipiv = saved[1];
    USE_MATRIX(2, X, ld_x, n);
#ifdef COMPLEX
    if (trans == 'T' && dB && n > 0 && nrhs > 0) {
        transposed_solve_gradient(n, nrhs, A, dA, ld_a, lda, ipiv, X, ld_x, dB, ldb);
        return;
    }
#endif
    if (dB && n > 0 && nrhs > 0) {
        blas_getrs(adjoint_of(trans), n, nrhs, A, ld_a, ipiv, dB, ldb);
        if (dA && trans == 'N') to_factors(n, nrhs, A, ld_a, ipiv, dB, ldb, X, ld_x, dA, lda);
        if (dA && trans != 'N') to_factors(n, nrhs, A, ld_a, ipiv, X, ld_x, dB, ldb, dA, lda);
    }
}

/* The product of the shadow of L, of which only what is below the diagonal counts. */
static void times_shadow_of_l(int trans, I n, I nrhs, const T *dA, I lda, T *X, I ldx) {
    T *own = matrix_copy(n, nrhs, X, ldx);
    blas_trmm('L', 'L', trans, 'U', n, nrhs, 1, dA, lda, X, ldx);
    add_matrix(n, nrhs, -1, own, n, X, ldx);
    free(own);
}

void getrs_tangent_after(GETRS) {
    if (!dB || n <= 0 || nrhs <= 0) return;
    if (dA) {
        T *one = matrix_copy(n, nrhs, B, ldb), *other = matrix_copy(n, nrhs, B, ldb);
        if (trans == 'N') { /* P (dL U + L dU) X */
            blas_trmm('L', 'U', 'N', 'N', n, nrhs, 1, A, lda, one, n);
            times_shadow_of_l('N', n, nrhs, dA, lda, one, n);
            blas_trmm('L', 'U', 'N', 'N', n, nrhs, 1, dA, lda, other, n);
            blas_trmm('L', 'L', 'N', 'U', n, nrhs, 1, A, lda, other, n);
            add_matrix(n, nrhs, 1, other, n, one, n);
            permute(n, nrhs, one, n, ipiv, -1);
        } else { /* the transposed or the adjoint of that: (dU^T L^T + U^T dL^T) P^T X */
            permute(n, nrhs, one, n, ipiv, 1);
            permute(n, nrhs, other, n, ipiv, 1);
            blas_trmm('L', 'L', trans, 'U', n, nrhs, 1, A, lda, one, n);
            blas_trmm('L', 'U', trans, 'N', n, nrhs, 1, dA, lda, one, n);
            times_shadow_of_l(trans, n, nrhs, dA, lda, other, n);
            blas_trmm('L', 'U', trans, 'N', n, nrhs, 1, A, lda, other, n);
            add_matrix(n, nrhs, 1, other, n, one, n);
        }
        add_matrix(n, nrhs, -1, one, n, dB, ldb);
        free(one);
        free(other);
    }
    blas_getrs(trans, n, nrhs, A, lda, ipiv, dB, ldb);
}

/* ---- gesv: both at once; its gradient needs no reverse of the factorisation, unless somebody goes on with the factors ---- */

#define GESV I n, I nrhs, T *A, T *dA, I lda, void *ipiv, T *B, T *dB, I ldb

void gesv_keep(GESV, int changed, T **saved) {
    if (!dA && !dB) return;
    if (CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if (CHANGED(1)) saved[1] = integers_copy(n, ipiv);
    if (dB && dA && CHANGED(2)) saved[2] = matrix_copy(n, nrhs, B, ldb);
}

void gesv_gradient(GESV, T **saved) {
    I ld_a = lda, ld_x = ldb;
    const T *F = A, *X = B;
    const void *pivots = saved[1] ? (void *)saved[1] : ipiv;
    USE_MATRIX(0, F, ld_a, n);
    USE_MATRIX(2, X, ld_x, n);
    if (dA && !is_zero_matrix(n, n, dA, lda)) getrf_reverse(n, n, F, ld_a, pivots, dA, lda);
    if (dB && n > 0 && nrhs > 0) {
        blas_getrs(ADJOINT, n, nrhs, F, ld_a, pivots, dB, ldb);
        if (dA) blas_gemm('N', ADJOINT, n, n, nrhs, -1, dB, ldb, X, ld_x, 1, dA, lda);
    }
}

void gesv_tangent_after(GESV) {
    if (dB && n > 0 && nrhs > 0) {
        if (dA) blas_gemm('N', 'N', n, nrhs, n, -1, dA, lda, B, ldb, 1, dB, ldb);
        blas_getrs('N', n, nrhs, A, lda, ipiv, dB, ldb);
    }
    getrf_tangent_after(n, n, A, dA, lda, ipiv);
}
