#include "rules.h"

void blas_gemm(int transa, int transb, I m, I n, I k, T alpha, const T *A, I lda, const T *B, I ldb, T beta, T *C, I ldc);
void blas_symm(int side, int uplo, I m, I n, T alpha, const T *A, I lda, const T *B, I ldb, T beta, T *C, I ldc);
void blas_syrk(int uplo, int trans, I n, I k, T alpha, const T *A, I lda, T beta, T *C, I ldc);
void blas_syr2k(int uplo, int trans, I n, I k, T alpha, const T *A, I lda, const T *B, I ldb, T beta, T *C, I ldc);
void blas_trmm(int side, int uplo, int trans, int diag, I m, I n, T alpha, const T *A, I lda, T *B, I ldb);
void blas_trsm(int side, int uplo, int trans, int diag, I m, I n, T alpha, const T *A, I lda, T *B, I ldb);

#ifdef COMPLEX
/* C += alpha op(A) op(B) */
static void add_gemm(int op_a, int op_b, I m, I n, I k, T alpha, const T *A, I lda, const T *B, I ldb, T *C, I ldc) {
    T *own_a = op_a == 'R' ? matrix_copy(m, k, A, lda) : 0, *own_b = op_b == 'R' ? matrix_copy(k, n, B, ldb) : 0;
    if (own_a) conjugate_matrix(m, k, own_a, m), A = own_a, lda = m, op_a = 'N';
    if (own_b) conjugate_matrix(k, n, own_b, k), B = own_b, ldb = k, op_b = 'N';
    blas_gemm(op_a, op_b, m, n, k, alpha, A, lda, B, ldb, 1, C, ldc);
    free(own_a);
    free(own_b);
}

/* B = alpha op(A) B, or alpha B op(A), for a triangle A; and the same with its inverse */
static void op_trmm(int side, int uplo, int op, int diag, I m, I n, T alpha, const T *A, I lda, T *B, I ldb) {
    if (op == 'R') conjugate_matrix(m, n, B, ldb);
    blas_trmm(side, uplo, op == 'R' ? 'N' : op, diag, m, n, op == 'R' ? ~alpha : alpha, A, lda, B, ldb);
    if (op == 'R') conjugate_matrix(m, n, B, ldb);
}

static void op_trsm(int side, int uplo, int op, int diag, I m, I n, T alpha, const T *A, I lda, T *B, I ldb) {
    if (op == 'R') conjugate_matrix(m, n, B, ldb);
    blas_trsm(side, uplo, op == 'R' ? 'N' : op, diag, m, n, op == 'R' ? ~alpha : alpha, A, lda, B, ldb);
    if (op == 'R') conjugate_matrix(m, n, B, ldb);
}
#else
#define add_gemm(op_a, op_b, m, n, k, alpha, A, lda, B, ldb, C, ldc) \
    blas_gemm(op_a, op_b, m, n, k, alpha, A, lda, B, ldb, 1, C, ldc)
#define op_trmm blas_trmm
#define op_trsm blas_trsm
#endif

/* ---- gemm: C = alpha op(A) op(B) + beta C ---- */

#define GEMM                                                                                                      \
    int transa, int transb, I m, I n, I k, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *B, T *dB, \
        I ldb, const T *beta, T *dbeta, T *C, T *dC, I ldc

void gemm_save(GEMM, int changed, T **saved) {
    if (!dC) return;
    if ((dB || dalpha) && CHANGED(0)) saved[0] = transa == 'N' ? matrix_copy(m, k, A, lda) : matrix_copy(k, m, A, lda);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = transb == 'N' ? matrix_copy(k, n, B, ldb) : matrix_copy(n, k, B, ldb);
    if (dbeta) saved[2] = matrix_copy(m, n, C, ldc);
}

void gemm_gradient(GEMM, T **saved) {
    I ld_a = lda, ld_b = ldb;
    USE_MATRIX(0, A, ld_a, transa == 'N' ? m : k);
    USE_MATRIX(1, B, ld_b, transb == 'N' ? k : n);
    if (dC && m > 0 && n > 0) {
        T back = CONJ(*alpha), of_a = transa == 'C' ? *alpha : back, of_b = transb == 'C' ? *alpha : back;
        int with_b = transa == 'C' ? transb : conjugate_of(transb), with_a = transb == 'C' ? transa : conjugate_of(transa);
        if (dA && k > 0 && transa == 'N') add_gemm('N', adjoint_of(transb), m, k, n, back, dC, ldc, B, ld_b, dA, lda);
        if (dA && k > 0 && transa != 'N') add_gemm(with_b, transa, k, m, n, of_a, B, ld_b, dC, ldc, dA, lda);
        if (dB && k > 0 && transb == 'N') add_gemm(adjoint_of(transa), 'N', k, n, m, back, A, ld_a, dC, ldc, dB, ldb);
        if (dB && k > 0 && transb != 'N') add_gemm(transb, with_a, n, k, m, of_b, dC, ldc, A, ld_a, dB, ldb);
        if (dalpha && k > 0) {
            T *product = room(m * n);
            blas_gemm(transa, transb, m, n, k, 1, A, ld_a, B, ld_b, 0, product, m);
            *dalpha += inner(m, n, product, m, dC, ldc);
            free(product);
        }
        if (dbeta) *dbeta += inner(m, n, saved[2], m, dC, ldc);
        scale_matrix(m, n, CONJ(*beta), dC, ldc);
    }
}

void gemm_tangent(GEMM) {
    if (!dC || m <= 0 || n <= 0) return;
    scale_matrix(m, n, *beta, dC, ldc);
    if (dbeta) add_matrix(m, n, *dbeta, C, ldc, dC, ldc);
    if (k <= 0) return;
    if (dA) blas_gemm(transa, transb, m, n, k, *alpha, dA, lda, B, ldb, 1, dC, ldc);
    if (dB) blas_gemm(transa, transb, m, n, k, *alpha, A, lda, dB, ldb, 1, dC, ldc);
    if (dalpha) blas_gemm(transa, transb, m, n, k, *dalpha, A, lda, B, ldb, 1, dC, ldc);
}

/* ---- symm: C = alpha A B + beta C, or alpha B A + beta C; A is one triangle of a symmetric matrix ---- */

#define SYMM                                                                                                 \
    int side, int uplo, I m, I n, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *B, T *dB, I ldb, \
        const T *beta, T *dbeta, T *C, T *dC, I ldc

void symm_save(SYMM, int changed, T **saved) {
    I order = side == 'L' ? m : n;
    if (!dC) return;
    if ((dB || dalpha) && CHANGED(0)) saved[0] = matrix_copy(order, order, A, lda);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = matrix_copy(m, n, B, ldb);
    if (dbeta) saved[2] = matrix_copy(m, n, C, ldc);
}

void symm_gradient(SYMM, T **saved) {
    I order = side == 'L' ? m : n, ld_a = lda, ld_b = ldb;
    USE_MATRIX(0, A, ld_a, order);
    USE_MATRIX(1, B, ld_b, m);
    if (dC && m > 0 && n > 0) {
        if (dA) {
            CONJUGATED(own, m, n, B, ld_b);
            blas_syr2k(uplo, side == 'L' ? 'N' : 'T', order, side == 'L' ? n : m, CONJ(*alpha), dC, ldc, own, ld_own, 1, dA, lda);
            for (I i = 0; i < order; i++) { /* the diagonal is there once */
                const T *left = side == 'L' ? dC + i : dC + i * ldc, *right = side == 'L' ? B + i : B + i * ld_b;
                dA[i * lda + i] -= CONJ(*alpha) * (side == 'L' ? dot(n, right, ld_b, left, ldc) : dot(m, right, 1, left, 1));
            }
            RELEASE(own);
        }
        if (dalpha) {
            T *product = room(m * n);
            blas_symm(side, uplo, m, n, 1, A, ld_a, B, ld_b, 0, product, m);
            *dalpha += inner(m, n, product, m, dC, ldc);
            free(product);
        }
        if (dB) {
            CONJUGATED(own, order, order, A, ld_a);
            blas_symm(side, uplo, m, n, CONJ(*alpha), own, ld_own, dC, ldc, 1, dB, ldb);
            RELEASE(own);
        }
        if (dbeta) *dbeta += inner(m, n, saved[2], m, dC, ldc);
        scale_matrix(m, n, CONJ(*beta), dC, ldc);
    }
}

void symm_tangent(SYMM) {
    if (!dC || m <= 0 || n <= 0) return;
    scale_matrix(m, n, *beta, dC, ldc);
    if (dbeta) add_matrix(m, n, *dbeta, C, ldc, dC, ldc);
    if (dA) blas_symm(side, uplo, m, n, *alpha, dA, lda, B, ldb, 1, dC, ldc);
    if (dB) blas_symm(side, uplo, m, n, *alpha, A, lda, dB, ldb, 1, dC, ldc);
    if (dalpha) blas_symm(side, uplo, m, n, *dalpha, A, lda, B, ldb, 1, dC, ldc);
}

/* ---- syrk: C = alpha A A^T + beta C, or alpha A^T A + beta C, one triangle ---- */

#define SYRK                                                                                                        \
    int uplo, int trans, I n, I k, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *beta, T *dbeta, \
        T *C, T *dC, I ldc

void syrk_save(SYRK, int changed, T **saved) {
    if (!dC) return;
    if ((dA || dalpha) && CHANGED(0)) saved[0] = trans == 'N' ? matrix_copy(n, k, A, lda) : matrix_copy(k, n, A, lda);
    if (dbeta) saved[1] = matrix_copy(n, n, C, ldc);
}

/* D += conj(alpha) (S + S^T) conj(A), or conj(alpha) conj(A) (S + S^T), for the triangle S of a shadow. */
static void add_both(int side, int uplo, I m, I n, T alpha, const T *S, I lds, const T *A, I lda, T *D, I ldd) {
    CONJUGATED(own, m, n, A, lda);
    alpha = CONJ(alpha);
    blas_symm(side, uplo, m, n, alpha, S, lds, own, ld_own, 1, D, ldd);
    for (I j = 0; j < n; j++) /* the diagonal, once more */
        for (I i = 0; i < m; i++) D[j * ldd + i] += alpha * S[(side == 'L' ? i : j) * (lds + 1)] * own[j * ld_own + i];
    RELEASE(own);
}

void syrk_gradient(SYRK, T **saved) {
    I ld = lda, rows = trans == 'N' ? n : k, columns = trans == 'N' ? k : n;
    USE_MATRIX(0, A, ld, rows);
    if (dC && n > 0) {
        if (dA && k > 0) add_both(trans == 'N' ? 'L' : 'R', uplo, rows, columns, *alpha, dC, ldc, A, ld, dA, lda);
        if (dalpha && k > 0) {
            T *product = room(n * n);
            blas_syrk(uplo, trans, n, k, 1, A, ld, 0, product, n);
            *dalpha += inner_triangle(uplo, n, product, n, dC, ldc);
            free(product);
        }
        if (dbeta) *dbeta += inner_triangle(uplo, n, saved[1], n, dC, ldc);
        scale_triangle(uplo, n, CONJ(*beta), dC, ldc);
    }
}

void syrk_tangent(SYRK) {
    if (!dC || n <= 0) return;
    scale_triangle(uplo, n, *beta, dC, ldc);
    if (dbeta) add_triangle(uplo, 0, n, *dbeta, C, ldc, dC, ldc);
    if (k <= 0) return;
    if (dA) blas_syr2k(uplo, trans, n, k, *alpha, A, lda, dA, lda, 1, dC, ldc);
    if (dalpha) blas_syrk(uplo, trans, n, k, *dalpha, A, lda, 1, dC, ldc);
}

/* ---- syr2k: C = alpha (A B^T + B A^T) + beta C, or with A and B transposed, one triangle ---- */

#define SYR2K                                                                                                    \
    int uplo, int trans, I n, I k, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *B, T *dB, I ldb, \
        const T *beta, T *dbeta, T *C, T *dC, I ldc

void syr2k_save(SYR2K, int changed, T **saved) {
    I rows = trans == 'N' ? n : k, columns = trans == 'N' ? k : n;
    if (!dC) return;
    if ((dB || dalpha) && CHANGED(0)) saved[0] = matrix_copy(rows, columns, A, lda);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = matrix_copy(rows, columns, B, ldb);
    if (dbeta) saved[2] = matrix_copy(n, n, C, ldc);
}

void syr2k_gradient(SYR2K, T **saved) {
    I rows = trans == 'N' ? n : k, columns = trans == 'N' ? k : n, ld_a = lda, ld_b = ldb;
    USE_MATRIX(0, A, ld_a, rows);
    USE_MATRIX(1, B, ld_b, rows);
    if (dC && n > 0) {
        int side = trans == 'N' ? 'L' : 'R';
        if (dA && k > 0) add_both(side, uplo, rows, columns, *alpha, dC, ldc, B, ld_b, dA, lda);
        if (dB && k > 0) add_both(side, uplo, rows, columns, *alpha, dC, ldc, A, ld_a, dB, ldb);
        if (dalpha && k > 0) {
            T *product = room(n * n);
            blas_syr2k(uplo, trans, n, k, 1, A, ld_a, B, ld_b, 0, product, n);
            *dalpha += inner_triangle(uplo, n, product, n, dC, ldc);
            free(product);
        }
        if (dbeta) *dbeta += inner_triangle(uplo, n, saved[2], n, dC, ldc);
        scale_triangle(uplo, n, CONJ(*beta), dC, ldc);
    }
}

void syr2k_tangent(SYR2K) {
    if (!dC || n <= 0) return;
    scale_triangle(uplo, n, *beta, dC, ldc);
    if (dbeta) add_triangle(uplo, 0, n, *dbeta, C, ldc, dC, ldc);
    if (k <= 0) return;
    if (dA) blas_syr2k(uplo, trans, n, k, *alpha, dA, lda, B, ldb, 1, dC, ldc);
    if (dB) blas_syr2k(uplo, trans, n, k, *alpha, A, lda, dB, ldb, 1, dC, ldc);
    if (dalpha) blas_syr2k(uplo, trans, n, k, *dalpha, A, lda, B, ldb, 1, dC, ldc);
}

/* ---- trmm: B = alpha op(A) B, or alpha B op(A); trsm: B = alpha op(A)^-1 B, or alpha B op(A)^-1; A is a triangle ---- */

#define TRMM                                                                                                     \
    int side, int uplo, int trans, int diag, I m, I n, const T *alpha, T *dalpha, const T *A, T *dA, I lda, T *B, \
        T *dB, I ldb

/* What a product with op(A) adds to the shadow of A: the triangle of alpha times `back` and `there`, each m times n, of one of
   them the adjoint. */
static void add_product_triangle(int side, int uplo, int trans, int diag, I m, I n, T alpha, const T *back, I ld_back,
                                 const T *there, I ld_there, T *dA, I lda) {
    I order = side == 'L' ? m : n;
    const T *left = trans == 'N' ? back : there, *right = trans == 'N' ? there : back;
    I ld_left = trans == 'N' ? ld_back : ld_there, ld_right = trans == 'N' ? ld_there : ld_back;
    T *product = room(order * order);
    if (trans == 'N') alpha = CONJ(alpha);
    if (side == 'L')
        blas_gemm('N', ADJOINT, m, m, n, alpha, left, ld_left, right, ld_right, 0, product, order);
    else
        blas_gemm(ADJOINT, 'N', n, n, m, alpha, right, ld_right, left, ld_left, 0, product, order);
#ifdef COMPLEX
    if (trans == 'T') conjugate_matrix(order, order, product, order);
#endif
    add_triangle(uplo, diag == 'U', order, 1, product, order, dA, lda);
    free(product);
}

void trmm_save(TRMM, int changed, T **saved) {
    I order = side == 'L' ? m : n;
    if (dB && CHANGED(0)) saved[0] = matrix_copy(order, order, A, lda);
    if (dB && (dA || dalpha)) saved[1] = matrix_copy(m, n, B, ldb);
}

void trmm_gradient(TRMM, T **saved) {
    I ld = lda;
    USE_MATRIX(0, A, ld, side == 'L' ? m : n);
    if (dB && m > 0 && n > 0) {
        if (dA) add_product_triangle(side, uplo, trans, diag, m, n, *alpha, dB, ldb, saved[1], m, dA, lda);
        op_trmm(side, uplo, adjoint_of(trans), diag, m, n, dalpha ? 1 : CONJ(*alpha), A, ld, dB, ldb);
        if (dalpha) {
            *dalpha += inner(m, n, saved[1], m, dB, ldb);
            scale_matrix(m, n, CONJ(*alpha), dB, ldb);
        }
    }
}

/* B with the product of the shadow of a triangle, without the ones on its diagonal. */
static T *product_with_shadow(int side, int uplo, int trans, int diag, I m, I n, T alpha, const T *dA, I lda,
                              const T *B, I ldb) {
    T *product = matrix_copy(m, n, B, ldb);
    blas_trmm(side, uplo, trans, diag, m, n, alpha, dA, lda, product, m);
    if (diag == 'U') add_matrix(m, n, -alpha, B, ldb, product, m);
    return product;
}

void trmm_tangent(TRMM) {
    if (!dB || m <= 0 || n <= 0) return;
    blas_trmm(side, uplo, trans, diag, m, n, *alpha, A, lda, dB, ldb);
    if (dA) {
        T *product = product_with_shadow(side, uplo, trans, diag, m, n, *alpha, dA, lda, B, ldb);
        add_matrix(m, n, 1, product, m, dB, ldb);
        free(product);
    }
    if (dalpha) {
        T *product = matrix_copy(m, n, B, ldb);
        blas_trmm(side, uplo, trans, diag, m, n, *dalpha, A, lda, product, m);
        add_matrix(m, n, 1, product, m, dB, ldb);
        free(product);
    }
}

void trsm_save(TRMM, int changed, T **saved) {
    (void)changed;
    if (dB && dalpha) saved[2] = matrix_copy(m, n, B, ldb);
}

void trsm_keep(TRMM, int changed, T **saved) {
    I order = side == 'L' ? m : n;
    if (dB && CHANGED(0)) saved[0] = matrix_copy(order, order, A, lda);
    if (dB && dA && CHANGED(1)) saved[1] = matrix_copy(m, n, B, ldb);
}

void trsm_gradient(TRMM, T **saved) {
    I ld = lda, ld_b = ldb;
    const T *solution = B;
    USE_MATRIX(0, A, ld, side == 'L' ? m : n);
    USE_MATRIX(1, solution, ld_b, m);
    if (dB && m > 0 && n > 0) {
        op_trsm(side, uplo, adjoint_of(trans), diag, m, n, 1, A, ld, dB, ldb);
        if (dA) add_product_triangle(side, uplo, trans, diag, m, n, -1, dB, ldb, solution, ld_b, dA, lda);
        if (dalpha) *dalpha += inner(m, n, saved[2], m, dB, ldb);
        scale_matrix(m, n, CONJ(*alpha), dB, ldb);
    }
}

/* For B = op(A)^-1 B, once B is that. */
static void solve_tangent(int side, int uplo, int trans, int diag, I m, I n, const T *A, const T *dA, I lda, const T *B,
                          I ldb, T *dB, I lddb) {
    if (dA) {
        T *product = product_with_shadow(side, uplo, trans, diag, m, n, 1, dA, lda, B, ldb);
        add_matrix(m, n, -1, product, m, dB, lddb);
        free(product);
    }
    blas_trsm(side, uplo, trans, diag, m, n, 1, A, lda, dB, lddb);
}

void trsm_tangent(TRMM) {
    if (!dB || m <= 0 || n <= 0) return;
    T *solution = dA ? matrix_copy(m, n, B, ldb) : 0;
    if (dA) blas_trsm(side, uplo, trans, diag, m, n, *alpha, A, lda, solution, m);
    scale_matrix(m, n, *alpha, dB, ldb);
    if (dalpha) add_matrix(m, n, *dalpha, B, ldb, dB, ldb);
    solve_tangent(side, uplo, trans, diag, m, n, A, dA, lda, solution, m, dB, ldb);
    free(solution);
}

/* ---- trtrs: trsm from the left, as LAPACK has it ---- */

#define TRTRS int uplo, int trans, int diag, I n, I nrhs, const T *A, T *dA, I lda, T *B, T *dB, I ldb

void trtrs_keep(TRTRS, int changed, T **saved) {
    T one = 1;
    trsm_keep('L', uplo, trans, diag, n, nrhs, &one, 0, A, dA, lda, B, dB, ldb, changed, saved);
}

void trtrs_gradient(TRTRS, T **saved) {
    T one = 1;
    trsm_gradient('L', uplo, trans, diag, n, nrhs, &one, 0, A, dA, lda, B, dB, ldb, saved);
}

void trtrs_tangent_after(TRTRS) {
    if (dB && n > 0 && nrhs > 0) solve_tangent('L', uplo, trans, diag, n, nrhs, A, dA, lda, B, ldb, dB, ldb);
}
