#include "rules.h"

void blas_gemv(int trans, I m, I n, T alpha, const T *A, I lda, const T *x, I incx, T beta, T *y, I incy);
void blas_trmv(int uplo, int trans, int diag, I n, const T *A, I lda, T *x, I incx);
void blas_trsv(int uplo, int trans, int diag, I n, const T *A, I lda, T *x, I incx);

#ifdef COMPLEX
void blas_geru(I m, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A, I lda);
void blas_gerc(I m, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A, I lda);

/* y += alpha op(A) x */
static void add_gemv(int op, I m, I n, T alpha, const T *A, I lda, const T *x, I incx, T *y, I incy) {
    if (op != 'R') {
        blas_gemv(op, m, n, alpha, A, lda, x, incx, 1, y, incy);
        return;
    }
    T *own = conjugate_copy(n, x, incx), *product = zeros(m);
    blas_gemv('N', m, n, ~alpha, A, lda, own, 1, 0, product, 1);
    conjugate(m, product, 1);
    add(m, 1, product, 1, y, incy);
    free(own);
    free(product);
}

/* A += alpha x y^H; mirrored: A += alpha conj(x) y^T */
static void add_outer(int mirrored, I m, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A, I lda) {
    if (!mirrored) {
        blas_gerc(m, n, alpha, x, incx, y, incy, A, lda);
        return;
    }
    T *own = conjugate_copy(m, x, incx);
    blas_geru(m, n, alpha, own, 1, y, incy, A, lda);
    free(own);
}

/* x = op(A) x, and x = op(A)^-1 x, A being a triangle */
static void op_trmv(int uplo, int op, int diag, I n, const T *A, I lda, T *x, I incx) {
    if (op == 'R') conjugate(n, x, incx);
    blas_trmv(uplo, op == 'R' ? 'N' : op, diag, n, A, lda, x, incx);
    if (op == 'R') conjugate(n, x, incx);
}

static void op_trsv(int uplo, int op, int diag, I n, const T *A, I lda, T *x, I incx) {
    if (op == 'R') conjugate(n, x, incx);
    blas_trsv(uplo, op == 'R' ? 'N' : op, diag, n, A, lda, x, incx);
    if (op == 'R') conjugate(n, x, incx);
}
#else
void blas_ger(I m, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A, I lda);
#define add_gemv(op, m, n, alpha, A, lda, x, incx, y, incy) blas_gemv(op, m, n, alpha, A, lda, x, incx, 1, y, incy)
#define add_outer(mirrored, m, n, alpha, x, incx, y, incy, A, lda) blas_ger(m, n, alpha, x, incx, y, incy, A, lda)
#define op_trmv blas_trmv
#define op_trsv blas_trsv
#endif

/* ---- gemv: y = alpha op(A) x + beta y ---- */

#define GEMV                                                                                              \
    int trans, I m, I n, const T *alpha, T *dalpha, const T *A, T *dA, I lda, const T *x, T *dx, I incx, \
        const T *beta, T *dbeta, T *y, T *dy, I incy

void gemv_save(GEMV, int changed, T **saved) {
    I rows = PLAIN(trans) ? m : n, columns = PLAIN(trans) ? n : m;
    if (!dy) return;
    if ((dx || dalpha) && CHANGED(0)) saved[0] = matrix_copy(m, n, A, lda);
    if ((dA || dalpha) && CHANGED(1)) saved[1] = vector_copy(columns, x, incx);
    if (dbeta) saved[2] = vector_copy(rows, y, incy);
}

void gemv_gradient(GEMV, T **saved) {
    I rows = PLAIN(trans) ? m : n, columns = PLAIN(trans) ? n : m;
    I step = incx, ld = lda;
    USE_MATRIX(0, A, ld, m);
    USE_VECTOR(1, x, step);
    if (dy && m > 0 && n > 0) {
        T factor = trans == 'N' || trans == 'T' ? CONJ(*alpha) : *alpha;
        if (dA && PLAIN(trans)) add_outer(MIRRORED(trans), m, n, factor, dy, incy, x, step, dA, lda);
        if (dA && !PLAIN(trans)) add_outer(MIRRORED(trans), m, n, factor, x, step, dy, incy, dA, lda);
        if (dalpha) {
            T *back = zeros(columns); /* the adjoint of op(A), times dy */
            add_gemv(adjoint_of(trans), m, n, 1, A, ld, dy, incy, back, 1);
            *dalpha += dot(columns, x, step, back, 1);
            if (dx) add(columns, CONJ(*alpha), back, 1, dx, incx);
            free(back);
        } else if (dx)
            add_gemv(adjoint_of(trans), m, n, CONJ(*alpha), A, ld, dy, incy, dx, incx);
        if (dbeta) *dbeta += dot(rows, saved[2], 1, dy, incy);
        scale_vector(rows, CONJ(*beta), dy, incy);
    }
}

void gemv_tangent(GEMV) {
    I rows = PLAIN(trans) ? m : n;
    if (!dy || m <= 0 || n <= 0) return;
    scale_vector(rows, *beta, dy, incy);
    if (dbeta) add(rows, *dbeta, y, incy, dy, incy);
    if (dA) add_gemv(trans, m, n, *alpha, dA, lda, x, incx, dy, incy);
    if (dx) add_gemv(trans, m, n, *alpha, A, lda, dx, incx, dy, incy);
    if (dalpha) add_gemv(trans, m, n, *dalpha, A, lda, x, incx, dy, incy);
}

/* ---- ger: A += alpha x y^T; geru is the same for complex numbers, gerc is A += alpha x y^H ---- */

#define GER                                                                                                      \
    I m, I n, const T *alpha, T *dalpha, const T *x, T *dx, I incx, const T *y, T *dy, I incy, T *A, T *dA, I lda

static void save_outer(GER, int changed, T **saved) {
    if (!dA) return;
    if ((dy || dalpha) && CHANGED(0)) saved[0] = vector_copy(m, x, incx);
    if ((dx || dalpha) && CHANGED(1)) saved[1] = vector_copy(n, y, incy);
}

/* To the shadow of x is added what op_x(dA) times for_x is, to that of y op_y(dA) times for_y; x may be a copy. */
static void outer_gradient(I m, I n, const T *alpha, T *dalpha, const T *x, I step, T *dx, I incx, T *dy, I incy,
                           const T *dA, I lda, int op_x, const T *for_x, I step_for_x, int op_y, const T *for_y,
                           I step_for_y) {
    T alpha_x = op_x == 'N' ? CONJ(*alpha) : *alpha, alpha_y = op_y == 'T' ? CONJ(*alpha) : *alpha;
    if (dalpha) {
        T *back = zeros(m), sum;
        add_gemv(op_x, m, n, 1, dA, lda, for_x, step_for_x, back, 1);
        sum = dot(m, x, step, back, 1);
        *dalpha += op_x == 'N' ? sum : CONJ(sum);
        if (dx) add(m, alpha_x, back, 1, dx, incx);
        free(back);
    } else if (dx)
        add_gemv(op_x, m, n, alpha_x, dA, lda, for_x, step_for_x, dx, incx);
    if (dy) add_gemv(op_y, m, n, alpha_y, dA, lda, for_y, step_for_y, dy, incy);
}

static void outer_tangent(int mirrored, GER) {
    if (!dA || m <= 0 || n <= 0) return;
    if (dalpha) add_outer(mirrored, m, n, *dalpha, x, incx, y, incy, dA, lda);
    if (dx) add_outer(mirrored, m, n, *alpha, dx, incx, y, incy, dA, lda);
    if (dy) add_outer(mirrored, m, n, *alpha, x, incx, dy, incy, dA, lda);
}

#ifdef COMPLEX
void geru_save(GER, int changed, T **saved) {
    save_outer(m, n, alpha, dalpha, x, dx, incx, y, dy, incy, A, dA, lda, changed, saved);
}

void geru_gradient(GER, T **saved) {
    I step_x = incx, step_y = incy;
    USE_VECTOR(0, x, step_x);
    USE_VECTOR(1, y, step_y);
    if (!dA || m <= 0 || n <= 0) return;
    T *of_x = conjugate_copy(n, y, step_y), *of_y = conjugate_copy(m, x, step_x);
    outer_gradient(m, n, alpha, dalpha, x, step_x, dx, incx, dy, incy, dA, lda, 'N', of_x, 1,
                   'T', of_y, 1);
    free(of_x);
    free(of_y);
}

void geru_tangent(GER) {
    if (!dA || m <= 0 || n <= 0) return;
    if (dalpha) blas_geru(m, n, *dalpha, x, incx, y, incy, dA, lda);
    if (dx) blas_geru(m, n, *alpha, dx, incx, y, incy, dA, lda);
    if (dy) blas_geru(m, n, *alpha, x, incx, dy, incy, dA, lda);
}

/* By rows x and y have changed places: then it is x that is conjugated. */
void gerc_save(GER, int by_rows, int changed, T **saved) {
    (void)by_rows;
    save_outer(m, n, alpha, dalpha, x, dx, incx, y, dy, incy, A, dA, lda, changed, saved);
}

void gerc_gradient(GER, int by_rows, T **saved) {
    I step_x = incx, step_y = incy;
    USE_VECTOR(0, x, step_x);
    USE_VECTOR(1, y, step_y);
    if (!dA || m <= 0 || n <= 0) return;
    outer_gradient(m, n, alpha, dalpha, x, step_x, dx, incx, dy, incy, dA, lda,
                   by_rows ? 'R' : 'N', y, step_y, by_rows ? 'T' : 'C', x, step_x);
}

void gerc_tangent(GER, int by_rows) {
    outer_tangent(by_rows, m, n, alpha, dalpha, x, dx, incx, y, dy, incy, A, dA, lda);
}
#else
void ger_save(GER, int changed, T **saved) {
    save_outer(m, n, alpha, dalpha, x, dx, incx, y, dy, incy, A, dA, lda, changed, saved);
}

void ger_gradient(GER, T **saved) {
    I step_x = incx, step_y = incy;
    USE_VECTOR(0, x, step_x);
    USE_VECTOR(1, y, step_y);
    if (!dA || m <= 0 || n <= 0) return;
    outer_gradient(m, n, alpha, dalpha, x, step_x, dx, incx, dy, incy, dA, lda, 'N', y, step_y,
                   'T', x, step_x);
}

void ger_tangent(GER) { outer_tangent(0, m, n, alpha, dalpha, x, dx, incx, y, dy, incy, A, dA, lda); }
#endif

/* ---- trmv: x = op(A) x, A being a triangle; trsv: x = op(A)^-1 x ---- */

#define TRMV int uplo, int trans, int diag, I n, const T *A, T *dA, I lda, T *x, T *dx, I incx

/* The triangle of alpha x y^H, or of its conjugate, for a real alpha. */
static void add_outer_triangle(int mirrored, int uplo, int diag, I n, R alpha, const T *x, I incx, const T *y, I incy,
                               T *A, I lda) {
    x += first(n, incx);
    y += first(n, incy);
    for (I j = 0; j < n; j++)
        for (I i = low(uplo, j, diag == 'U'); i < high(uplo, j, n, diag == 'U'); i++)
            A[j * lda + i] += alpha * (mirrored ? CONJ(x[i * incx]) * y[j * incy] : x[i * incx] * CONJ(y[j * incy]));
}

/* The diagonal of a triangle with ones there is not looked at: of a shadow, it is taken for zero. */
static void times_shadow(int uplo, int trans, int diag, I n, const T *A, I lda, T *x, I incx) {
    T *own = diag == 'U' ? vector_copy(n, x, incx) : 0;
    op_trmv(uplo, trans, diag, n, A, lda, x, incx);
    if (own) blas_axpy(n, -1, own, 1, x, incx);
    free(own);
}

void trmv_save(TRMV, int changed, T **saved) {
    if (dx && CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if (dx && dA) saved[1] = vector_copy(n, x, incx);
}

void trmv_gradient(TRMV, T **saved) {
    I ld = lda;
    USE_MATRIX(0, A, ld, n);
    if (dx && n > 0) {
        if (dA && PLAIN(trans)) add_outer_triangle(MIRRORED(trans), uplo, diag, n, 1, dx, incx, saved[1], 1, dA, lda);
        if (dA && !PLAIN(trans)) add_outer_triangle(MIRRORED(trans), uplo, diag, n, 1, saved[1], 1, dx, incx, dA, lda);
        op_trmv(uplo, adjoint_of(trans), diag, n, A, ld, dx, incx);
    }
}

void trmv_tangent(TRMV) {
    if (!dx || n <= 0) return;
    op_trmv(uplo, trans, diag, n, A, lda, dx, incx);
    if (!dA) return;
    T *more = vector_copy(n, x, incx);
    times_shadow(uplo, trans, diag, n, dA, lda, more, 1);
    blas_axpy(n, 1, more, 1, dx, incx);
    free(more);
}

void trsv_keep(TRMV, int changed, T **saved) {
    if (dx && CHANGED(0)) saved[0] = matrix_copy(n, n, A, lda);
    if (dx && dA && CHANGED(1)) saved[1] = vector_copy(n, x, incx);
}

void trsv_gradient(TRMV, T **saved) {
    I ld = lda, step = incx;
    const T *solution = x;
    USE_MATRIX(0, A, ld, n);
    USE_VECTOR(1, solution, step);
    if (dx && n > 0) {
        op_trsv(uplo, adjoint_of(trans), diag, n, A, ld, dx, incx);
        if (dA && PLAIN(trans)) add_outer_triangle(MIRRORED(trans), uplo, diag, n, -1, dx, incx, solution, step, dA, lda);
        if (dA && !PLAIN(trans)) add_outer_triangle(MIRRORED(trans), uplo, diag, n, -1, solution, step, dx, incx, dA, lda);
    }
}

void trsv_tangent_after(TRMV) {
    if (!dx || n <= 0) return;
    if (dA) {
        T *less = vector_copy(n, x, incx);
        times_shadow(uplo, trans, diag, n, dA, lda, less, 1);
        blas_axpy(n, -1, less, 1, dx, incx);
        free(less);
    }
    op_trsv(uplo, trans, diag, n, A, lda, dx, incx);
}
