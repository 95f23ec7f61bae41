#include "lapack.h"

void blas_gemv(int trans, I m, I n, T alpha, const T *A, I lda, const T *x, I incx, T beta, T *y, I incy);
void blas_ger(I m, I n, T alpha, const T *x, I incx, const T *y, I incy, T *A, I lda);

/* Q is a product of reflections H = 1 - tau v v^T, v being 1 at its head and the rest below the diagonal of a column. They
   are undone one by one, H being its own inverse. A call with lwork -1 only asks how much work space is wanted. */

static T *reflector(I m, const T *column) {
    T *v = vector_copy(m, column, 1);
    v[0] = 1;
    return v;
}

static void reflect(I m, I n, T tau, const T *v, T *C, I ldc) {
    if (m <= 0 || n <= 0) return;
    T *w = zeros(n);
    blas_gemv('T', m, n, 1, C, ldc, v, 1, 0, w, 1);
    blas_ger(m, n, -tau, v, 1, w, 1, C, ldc);
    free(w);
}

/* C, which was reflected, and its shadow G become what they were before; to the shadows of v and tau is added. */
static void reflect_reverse(I m, I n, T tau, const T *v, T *C, I ldc, T *G, I ldg, T *dv, T *dtau) {
    if (m <= 0 || n <= 0) return;
    T *w = zeros(n), *z = zeros(n);
    reflect(m, n, tau, v, C, ldc);
    blas_gemv('T', m, n, 1, C, ldc, v, 1, 0, w, 1);
    blas_gemv('T', m, n, 1, G, ldg, v, 1, 0, z, 1);
    *dtau -= dot(n, z, 1, w, 1);
    blas_gemv('N', m, n, -tau, G, ldg, w, 1, 1, dv, 1);
    blas_gemv('N', m, n, -tau, C, ldc, z, 1, 1, dv, 1);
    blas_ger(m, n, -tau, v, 1, z, 1, G, ldg);
    free(w);
    free(z);
}

/* C is reflected, and so is its tangent G. */
static void reflect_tangent(I m, I n, T tau, T dtau, const T *v, const T *dv, T *C, I ldc, T *G, I ldg) {
    if (m <= 0 || n <= 0) return;
    T *w = zeros(n), *dw = zeros(n);
    blas_gemv('T', m, n, 1, C, ldc, v, 1, 0, w, 1);
    blas_gemv('T', m, n, 1, G, ldg, v, 1, 0, dw, 1);
    blas_gemv('T', m, n, 1, C, ldc, dv, 1, 1, dw, 1);
    blas_ger(m, n, -tau, v, 1, w, 1, C, ldc);
    blas_ger(m, n, -dtau, v, 1, w, 1, G, ldg);
    blas_ger(m, n, -tau, dv, 1, w, 1, G, ldg);
    blas_ger(m, n, -tau, v, 1, dw, 1, G, ldg);
    free(w);
    free(dw);
}

/* ---- geqrf: A = Q R ---- */

#define GEQRF I m, I n, T *A, T *dA, I lda, T *TAU, T *dTAU, I lwork

void geqrf_keep(GEQRF, int changed, T **saved) {
    if (!dA || lwork == -1) return;
    if (CHANGED(0)) saved[0] = matrix_copy(m, n, A, lda);
    if (CHANGED(1)) saved[1] = vector_copy(smaller(m, n), TAU, 1);
}

void geqrf_gradient(GEQRF, T **saved) {
    I ld = lda, step = 1;
    const T *F = A, *taus = TAU;
    if (!dA || lwork == -1) return;
    USE_MATRIX(0, F, ld, m);
    USE_VECTOR(1, taus, step);
    T *state = matrix_copy(m, n, F, ld); /* R, then what was there before each step */
    for (I j = smaller(m, n) - 1; j >= 0; j--) {
        I rows = m - j, columns = n - j - 1;
        T *v = reflector(rows, F + j * ld + j), *dv = dA + j * lda + j, *x = state + j * m + j;
        T tau = taus[j], beta = F[j * ld + j], of_beta = dv[0], of_tau = dTAU ? dTAU[j] : 0;
        dv[0] = 0;
        reflect_reverse(rows, columns, tau, v, state + (j + 1) * m + j, m, dA + (j + 1) * lda + j, lda, dv, &of_tau);
        if (tau == 0) { /* nothing was to be done */
            scale_vector(rows, 0, dv, 1);
            dv[0] = of_beta;
        } else {
            /* v = x / (alpha - beta), tau = 1 - alpha / beta, and beta the length */
            T alpha = beta - tau * beta, scale = alpha - beta, of_scale = 0;
            for (I i = 1; i < rows; i++) {
                of_scale -= dv[i] * v[i] / scale;
                x[i] = v[i] * scale;
            }
            of_beta += of_tau * alpha / (beta * beta) - of_scale;
            dv[0] = of_scale - of_tau / beta + of_beta * alpha / beta;
            for (I i = 1; i < rows; i++) dv[i] = dv[i] / scale + of_beta * x[i] / beta;
            x[0] = alpha;
        }
        if (dTAU) dTAU[j] = 0;
        free(v);
    }
    free(state);
}

static T root(T x) { return __builtin_sqrt(x); }

void geqrf_tangent(GEQRF) {
    if (lwork == -1) return;
    I k = smaller(m, n);
    if (!dA) {
        if (dTAU) scale_vector(k, 0, dTAU, 1);
        return;
    }
    T *state = matrix_copy(m, n, A, lda);
    for (I j = 0; j < k; j++) {
        I rows = m - j;
        T *x = state + j * m + j, *dx = dA + j * lda + j, squares = 0, product = x[0] * dx[0], tau = 0, dtau = 0;
        for (I i = 1; i < rows; i++) squares += x[i] * x[i], product += x[i] * dx[i];
        T *v = zeros(rows), *dv = zeros(rows), alpha = x[0], dalpha = dx[0];
        v[0] = 1;
        if (squares != 0) {
            T length = root(alpha * alpha + squares), beta = alpha >= 0 ? -length : length, dbeta = product / beta;
            T scale = alpha - beta, dscale = dalpha - dbeta;
            tau = (beta - alpha) / beta;
            dtau = (alpha * dbeta / beta - dalpha) / beta;
            for (I i = 1; i < rows; i++) {
                v[i] = x[i] / scale;
                dv[i] = (dx[i] - v[i] * dscale) / scale;
            }
            dx[0] = dbeta;
        }
        reflect_tangent(rows, n - j - 1, tau, dtau, v, dv, state + (j + 1) * m + j, m, dA + (j + 1) * lda + j, lda);
        for (I i = 1; i < rows; i++) dx[i] = dv[i];
        if (dTAU) dTAU[j] = dtau;
        free(v);
        free(dv);
    }
    free(state);
}

/* ---- ormqr: C = op(Q) C, or C op(Q) ---- */

#define ORMQR                                                                                                      \
    int side, int trans, I m, I n, I k, const T *A, T *dA, I lda, const T *TAU, T *dTAU, T *C, T *dC, I ldc, I lwork

void ormqr_keep(ORMQR, int changed, T **saved) {
    if (!dC || lwork == -1) return;
    if (CHANGED(0)) saved[0] = matrix_copy(side == 'L' ? m : n, k, A, lda);
    if (CHANGED(1)) saved[1] = vector_copy(k, TAU, 1);
    if ((dA || dTAU) && CHANGED(2)) saved[2] = matrix_copy(m, n, C, ldc);
}

void ormqr_gradient(ORMQR, T **saved) {
    I ld_a = lda, ld_c = ldc, step = 1, order = side == 'L' ? m : n, others = side == 'L' ? n : m;
    const T *result = C;
    if (!dC || lwork == -1 || m <= 0 || n <= 0) return;
    USE_MATRIX(0, A, ld_a, order);
    USE_VECTOR(1, TAU, step);
    USE_MATRIX(2, result, ld_c, m);
    if (!dA && !dTAU) result = dC, ld_c = ldc; /* not looked at */
    T *state = side == 'L' ? matrix_copy(m, n, result, ld_c) : transposed(m, n, result, ld_c);
    T *shadow = side == 'L' ? matrix_copy(m, n, dC, ldc) : transposed(m, n, dC, ldc);
    int first_is_last_applied = (side == 'L') == (trans == 'N');
    for (I i = 0; i < k; i++) {
        I j = first_is_last_applied ? i : k - 1 - i, rows = order - j;
        T *v = reflector(rows, A + j * ld_a + j), *dv = zeros(rows), dtau = 0;
        reflect_reverse(rows, others, TAU[j], v, state + j, order, shadow + j, order, dv, &dtau);
        for (I r = 1; dA && r < rows; r++) dA[j * lda + j + r] += dv[r];
        if (dTAU) dTAU[j] += dtau;
        free(v);
        free(dv);
    }
    T *back = side == 'L' ? 0 : transposed(n, m, shadow, n);
    copy_back(m, n, back ? back : shadow, dC, ldc);
    free(back);
    free(state);
    free(shadow);
}

void ormqr_tangent(ORMQR) {
    I order = side == 'L' ? m : n, others = side == 'L' ? n : m;
    if (!dC || lwork == -1 || m <= 0 || n <= 0) return;
    T *state = side == 'L' ? matrix_copy(m, n, C, ldc) : transposed(m, n, C, ldc);
    T *tangent = side == 'L' ? matrix_copy(m, n, dC, ldc) : transposed(m, n, dC, ldc);
    int last_is_first_applied = (side == 'L') == (trans == 'N');
    for (I i = 0; i < k; i++) {
        I j = last_is_first_applied ? k - 1 - i : i, rows = order - j;
        T *v = reflector(rows, A + j * lda + j), *dv = dA ? vector_copy(rows, dA + j * lda + j, 1) : zeros(rows);
        dv[0] = 0;
        reflect_tangent(rows, others, TAU[j], dTAU ? dTAU[j] : 0, v, dv, state + j, order, tangent + j, order);
        free(v);
        free(dv);
    }
    T *back = side == 'L' ? 0 : transposed(n, m, tangent, n);
    copy_back(m, n, back ? back : tangent, dC, ldc);
    free(back);
    free(state);
    free(tangent);
}
