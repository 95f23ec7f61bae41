#include "lapack.h"

void blas_potrs(int uplo, I n, I nrhs, const T *A, I lda, T *B, I ldb);

/* ---- potrf: the factor L of A = L L^H, or U of A = U^H U, in one triangle ---- */

#define POTRF int uplo, I n, T *A, T *dA, I lda

void potrf_keep(POTRF, int changed, T **saved) {
    if (dA && CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
}

/* y -= factor * x; the product of conj(x) and z. */
static T subtract_and_dot(I n, T factor, const T *restrict x, T *restrict y, const T *restrict z) {
    T sum = 0;
    for (I i = 0; i < n; i++) {
        sum += CONJ(x[i]) * z[i];
        y[i] -= x[i] * factor;
    }
    return sum;
}

/* The shadow of the lower factor becomes that of the lower triangle of the matrix; column by column, last first. */
static void small_factor(I n, const T *L, I ldl, T *G, I ldg) {
    for (I j = n - 1; j >= 0; j--) {
        const T *column = L + j * ldl;
        T *to = G + j * ldg;
        R diagonal = REAL(column[j]), of_diagonal = REAL(to[j]);
        for (I k = j + 1; k < n; k++) /* what was left then, A(i, k) - L(i, j) conj(L(k, j)) */
            to[k] -= subtract_and_dot(n - k, column[k], G + k * ldg + k, to + k, column + k);
        for (I i = j + 1; i < n; i++) {
            to[i] /= diagonal;
            of_diagonal -= REAL(CONJ(to[i]) * column[i]);
        }
        to[j] = of_diagonal / (2 * diagonal);
    }
}

static void factor_gradient(I n, const T *L, I ldl, T *G, I ldg) {
    if (n <= SMALL) {
        small_factor(n, L, ldl, G, ldg);
        return;
    }
    I n1 = n / 2, n2 = n - n1;
    const T *L21 = L + n1, *L22 = L + n1 * ldl + n1;
    T *G21 = G + n1, *G22 = G + n1 * ldg + n1;
    factor_gradient(n2, L22, ldl, G22, ldg); /* of A22 - L21 L21^H */
    blas_hemm('L', 'L', n2, n1, -1, G22, ldg, L21, ldl, 1, G21, ldg);
    for (I j = 0; j < n1; j++)
        for (I i = 0; i < n2; i++) G21[j * ldg + i] -= REAL(G22[i * (ldg + 1)]) * L21[j * ldl + i];
    blas_trsm('R', 'L', 'N', 'N', n2, n1, 1, L, ldl, G21, ldg);
    add_gemm_triangle('L', 0, ADJOINT, 'N', n1, n2, -1, G21, ldg, L21, ldl, G, ldg);
    factor_gradient(n1, L, ldl, G, ldg);
}

/* The same for both triangles: of the upper one the adjoint is taken. */
static void potrf_reverse(int uplo, I n, const T *F, I ldf, T *G, I ldg) {
    if (n <= 0) return;
    if (uplo == 'L') {
        factor_gradient(n, F, ldf, G, ldg);
        return;
    }
    T *L = adjoint_copy(n, n, F, ldf), *lower = adjoint_copy(n, n, G, ldg);
    factor_gradient(n, L, n, lower, n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i <= j; i++) G[j * ldg + i] = CONJ(lower[i * n + j]);
    free(L);
    free(lower);
}

void potrf_gradient(POTRF, T **saved) {
    const T *F = A;
    I ld = lda;
    USE_MATRIX(0, F, ld, n);
    if (dA) potrf_reverse(uplo, n, F, ld, dA, lda);
}

void potrf_tangent_after(POTRF) {
    if (!dA || n <= 0) return;
    int is_lower = uplo == 'L';
    T *L = is_lower ? matrix_copy(n, n, A, lda) : adjoint_copy(n, n, A, lda), *M = room(n * n);
    for (I j = 0; j < n; j++)
        for (I i = 0; i <= j; i++) {
            T below = is_lower ? dA[i * lda + j] : CONJ(dA[j * lda + i]);
            M[i * n + j] = i == j ? REAL(below) : below;
            M[j * n + i] = CONJ(M[i * n + j]);
        }
    blas_trsm('L', 'L', 'N', 'N', n, n, 1, L, n, M, n);
    blas_trsm('R', 'L', ADJOINT, 'N', n, n, 1, L, n, M, n);
    for (I j = 0; j < n; j++) {
        for (I i = 0; i < j; i++) M[j * n + i] = 0;
        M[j * n + j] /= 2;
    }
    blas_trmm('L', 'L', 'N', 'N', n, n, 1, L, n, M, n);
    for (I j = 0; j < n; j++)
        for (I i = j; i < n; i++) dA[is_lower ? j * lda + i : i * lda + j] = is_lower ? M[j * n + i] : CONJ(M[j * n + i]);
    free(L);
    free(M);
}

/* ---- potrs: B = A^-1 B, by the factor ---- */

#define POTRS int uplo, I n, I nrhs, const T *A, T *dA, I lda, T *B, T *dB, I ldb

void potrs_keep(POTRS, int changed, T **saved) {
    if (dB && CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if (dB && dA && CHANGED(1)) saved[1] = matrix_copy(n, nrhs, B, ldb);
}

void potrs_gradient(POTRS, T **saved) {
    I ld_a = lda, ld_x = ldb;
    const T *X = B;
    USE_MATRIX(0, A, ld_a, n);
    USE_MATRIX(1, X, ld_x, n);
    if (dB && n > 0 && nrhs > 0) {
        blas_potrs(uplo, n, nrhs, A, ld_a, dB, ldb);
        if (dA) {
            int trans = uplo == 'L' ? ADJOINT : 'N';
            T *of_x = matrix_copy(n, nrhs, X, ld_x), *of_b = matrix_copy(n, nrhs, dB, ldb); /* L^H X, L^H dB */
            blas_trmm('L', uplo, trans, 'N', n, nrhs, 1, A, ld_a, of_x, n);
            blas_trmm('L', uplo, trans, 'N', n, nrhs, 1, A, ld_a, of_b, n);
            if (uplo == 'L') {
                add_gemm_triangle('L', 0, 'N', ADJOINT, n, nrhs, -1, dB, ldb, of_x, n, dA, lda);
                add_gemm_triangle('L', 0, 'N', ADJOINT, n, nrhs, -1, X, ld_x, of_b, n, dA, lda);
            } else {
                add_gemm_triangle('U', 0, 'N', ADJOINT, n, nrhs, -1, of_x, n, dB, ldb, dA, lda);
                add_gemm_triangle('U', 0, 'N', ADJOINT, n, nrhs, -1, of_b, n, X, ld_x, dA, lda);
            }
            free(of_x);
            free(of_b);
        }
    }
}

void potrs_tangent_after(POTRS) {
    if (!dB || n <= 0 || nrhs <= 0) return;
    if (dA) { /* less what (dL L^H + L dL^H) X is */
        int trans = uplo == 'L' ? ADJOINT : 'N', back = adjoint_of(trans);
        T *one = matrix_copy(n, nrhs, B, ldb), *other = matrix_copy(n, nrhs, B, ldb);
        blas_trmm('L', uplo, trans, 'N', n, nrhs, 1, A, lda, one, n);
        blas_trmm('L', uplo, back, 'N', n, nrhs, 1, dA, lda, one, n);
        blas_trmm('L', uplo, trans, 'N', n, nrhs, 1, dA, lda, other, n);
        blas_trmm('L', uplo, back, 'N', n, nrhs, 1, A, lda, other, n);
        add_matrix(n, nrhs, -1, one, n, dB, ldb);
        add_matrix(n, nrhs, -1, other, n, dB, ldb);
        free(one);
        free(other);
    }
    blas_potrs(uplo, n, nrhs, A, lda, dB, ldb);
}

/* ---- posv: both at once; its gradient needs no reverse of the factorisation, unless somebody goes on with the factor ---- */

#define POSV int uplo, I n, I nrhs, T *A, T *dA, I lda, T *B, T *dB, I ldb

void posv_keep(POSV, int changed, T **saved) {
    if ((dA || dB) && CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if (dB && dA && CHANGED(1)) saved[1] = matrix_copy(n, nrhs, B, ldb);
}

void posv_gradient(POSV, T **saved) {
    I ld_a = lda, ld_x = ldb;
    const T *F = A, *X = B;
    USE_MATRIX(0, F, ld_a, n);
    USE_MATRIX(1, X, ld_x, n);
    if (dA && !is_zero_triangle(uplo, n, dA, lda)) potrf_reverse(uplo, n, F, ld_a, dA, lda);
    if (dB && n > 0 && nrhs > 0) {
        blas_potrs(uplo, n, nrhs, F, ld_a, dB, ldb);
        if (dA) {
            add_gemm_triangle(uplo, 0, 'N', ADJOINT, n, nrhs, -1, dB, ldb, X, ld_x, dA, lda);
            add_gemm_triangle(uplo, 1, 'N', ADJOINT, n, nrhs, -1, X, ld_x, dB, ldb, dA, lda);
            for (I i = 0; i < n; i++) dA[i * (lda + 1)] = REAL(dA[i * (lda + 1)]);
        }
    }
}

void posv_tangent_after(POSV) {
    if (dB && n > 0 && nrhs > 0) {
        if (dA) blas_hemm('L', uplo, n, nrhs, -1, dA, lda, B, ldb, 1, dB, ldb);
        blas_potrs(uplo, n, nrhs, A, lda, dB, ldb);
    }
    potrf_tangent_after(uplo, n, A, dA, lda);
}
