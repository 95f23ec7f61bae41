#include "rules.h"

T blas_nrm2(I n, const T *x, I incx);
void blas_scal(I n, T alpha, T *x, I incx);
void blas_copy(I n, const T *x, I incx, T *y, I incy);
void blas_swap(I n, T *x, I incx, T *y, I incy);

/* ---- dot: the sum of x[i] * y[i] ---- */

#define DOT I n, const T *x, T *dx, I incx, const T *y, T *dy, I incy

void dot_save(DOT, int changed, T **saved) {
    if (dy && CHANGED(0)) saved[0] = vector_copy(n, x, incx);
    if (dx && CHANGED(1)) saved[1] = vector_copy(n, y, incy);
}

void dot_gradient(DOT, T **saved, T seed) {
    I step_x = incx, step_y = incy;
    USE_VECTOR(0, x, step_x);
    USE_VECTOR(1, y, step_y);
    if (dx) add(n, seed, y, step_y, dx, incx);
    if (dy) add(n, seed, x, step_x, dy, incy);
}

T dot_tangent(DOT) {
    T tangent = 0;
    if (dx) tangent += blas_dot(n, dx, incx, y, incy);
    if (dy) tangent += blas_dot(n, x, incx, dy, incy);
    return tangent;
}

/* ---- nrm2: the square root of the sum of squares; at the origin the derivative is taken to be zero ---- */

#define NRM2 I n, const T *x, T *dx, I incx

void nrm2_save(NRM2, int changed, T **saved) {
    if (dx && CHANGED(0)) saved[0] = vector_copy(n, x, incx);
}

void nrm2_gradient(NRM2, T **saved, T result, T seed) {
    I step = incx;
    USE_VECTOR(0, x, step);
    if (dx && result != 0) add(n, seed / result, x, step, dx, incx);
}

T nrm2_tangent(NRM2) {
    if (!dx) return 0;
    T norm = blas_nrm2(n, x, incx);
    return norm == 0 ? 0 : blas_dot(n, x, incx, dx, incx) / norm;
}

/* ---- asum: the sum of absolute values; where the stride is not positive the library returns zero ---- */

static inline T sign(T x) { return x < 0 ? -1 : x > 0 ? 1 : 0; }

void asum_save(NRM2, int changed, T **saved) {
    if (dx && CHANGED(0)) saved[0] = vector_copy(n, x, incx);
}

void asum_gradient(NRM2, T **saved, T seed) {
    I step = incx;
    USE_VECTOR(0, x, step);
    for (I i = 0; dx && incx > 0 && i < n; i++) dx[i * incx] += seed * sign(x[i * step]);
}

T asum_tangent(NRM2) {
    T tangent = 0;
    for (I i = 0; dx && incx > 0 && i < n; i++) tangent += sign(x[i * incx]) * dx[i * incx];
    return tangent;
}

/* ---- axpy: y += alpha * x ---- */

#define AXPY I n, const T *alpha, T *dalpha, const T *x, T *dx, I incx, T *y, T *dy, I incy

void axpy_save(AXPY, int changed, T **saved) {
    if (dalpha && dy && (CHANGED(0) || x == y)) saved[0] = vector_copy(n, x, incx);
}

void axpy_gradient(AXPY, T **saved) {
    I step = incx;
    USE_VECTOR(0, x, step);
    if (dy && dalpha) *dalpha += blas_dot(n, x, step, dy, incy);
    if (dy && dx) add(n, *alpha, dy, incy, dx, incx);
}

void axpy_tangent(AXPY) {
    if (dy && dalpha) add(n, *dalpha, x, incx, dy, incy);
    if (dy && dx) add(n, *alpha, dx, incx, dy, incy);
}

/* ---- scal: x *= alpha; does nothing where the stride is not positive ---- */

#define SCAL I n, const T *alpha, T *dalpha, T *x, T *dx, I incx

void scal_save(SCAL, int changed, T **saved) {
    (void)changed;
    if (dalpha && dx && incx > 0) saved[0] = vector_copy(n, x, incx);
}

void scal_gradient(SCAL, T **saved) {
    if (dx && incx > 0) {
        if (dalpha) *dalpha += blas_dot(n, saved[0], 1, dx, incx);
        scale_vector(n, *alpha, dx, incx);
    }
}

void scal_tangent(SCAL) {
    if (!dx || incx <= 0) return;
    scale_vector(n, *alpha, dx, incx);
    if (dalpha) add(n, *dalpha, x, incx, dx, incx);
}

/* ---- copy: y = x ---- */

#define COPY I n, const T *x, T *dx, I incx, T *y, T *dy, I incy

void copy_gradient(COPY) {
    if (!dy) return;
    if (dx) add(n, 1, dy, incy, dx, incx);
    scale_vector(n, 0, dy, incy);
}

void copy_tangent(COPY) {
    if (dy && dx) blas_copy(n, dx, incx, dy, incy);
    if (dy && !dx) scale_vector(n, 0, dy, incy);
}

/* ---- swap ---- */

#define SWAP I n, T *x, T *dx, I incx, T *y, T *dy, I incy

void swap_gradient(SWAP) {
    if (dx && dy) blas_swap(n, dx, incx, dy, incy);
    if (dx && !dy) scale_vector(n, 0, dx, incx);
    if (dy && !dx) scale_vector(n, 0, dy, incy);
}

void swap_tangent(SWAP) { swap_gradient(n, x, dx, incx, y, dy, incy); }

/* ---- rot: (x, y) = (c x + s y, c y - s x) ---- */

#define ROT I n, T *x, T *dx, I incx, T *y, T *dy, I incy, const T *c, T *dc, const T *s, T *ds

void rot_save(ROT, int changed, T **saved) {
    (void)changed;
    if (!dc && !ds) return;
    saved[0] = vector_copy(n, x, incx);
    saved[1] = vector_copy(n, y, incy);
}

static inline T at(const T *x, I i, I inc) { return x ? x[i * inc] : 0; }

void rot_gradient(ROT, T **saved) {
    if (dx) dx += first(n, incx);
    if (dy) dy += first(n, incy);
    for (I i = 0; i < n; i++) {
        T of_x = at(dx, i, incx), of_y = at(dy, i, incy);
        if (dc) *dc += saved[0][i] * of_x + saved[1][i] * of_y;
        if (ds) *ds += saved[1][i] * of_x - saved[0][i] * of_y;
        if (dx) dx[i * incx] = *c * of_x - *s * of_y;
        if (dy) dy[i * incy] = *s * of_x + *c * of_y;
    }
}

void rot_tangent(ROT) {
    x += first(n, incx);
    y += first(n, incy);
    if (dx) dx += first(n, incx);
    if (dy) dy += first(n, incy);
    T of_c = dc ? *dc : 0, of_s = ds ? *ds : 0;
    for (I i = 0; i < n; i++) {
        T of_x = at(dx, i, incx), of_y = at(dy, i, incy);
        if (dx) dx[i * incx] = *c * of_x + *s * of_y + of_c * x[i * incx] + of_s * y[i * incy];
        if (dy) dy[i * incy] = *c * of_y - *s * of_x + of_c * y[i * incy] - of_s * x[i * incx];
    }
}
