#include "rules.h"

R blas_nrm2(I n, const T *x, I incx);
void blas_scal(I n, T alpha, T *x, I incx);
void blas_copy(I n, const T *x, I incx, T *y, I incy);
void blas_swap(I n, T *x, I incx, T *y, I incy);

#define DOT I n, const T *x, T *dx, I incx, const T *y, T *dy, I incy

#ifdef COMPLEX
/* ---- dotu: the sum of x[i] * y[i], dotc: of conj(x[i]) * y[i]; the result is in memory ---- */

#define COMPLEX_DOT DOT, T *r, T *dr

static void dot_save(DOT, int changed, T **saved) {
    if (dy && CHANGED(0)) saved[0] = vector_copy(n, x, incx);
    if (dx && CHANGED(1)) saved[1] = vector_copy(n, y, incy);
}

void dotu_save(COMPLEX_DOT, int changed, T **saved) {
    if (dr) dot_save(n, x, dx, incx, y, dy, incy, changed, saved);
}

void dotc_save(COMPLEX_DOT, int changed, T **saved) {
    if (dr) dot_save(n, x, dx, incx, y, dy, incy, changed, saved);
}

/* y += alpha * conj(x) */
static void add_conjugate(I n, T alpha, const T *x, I incx, T *y, I incy) {
    x += first(n, incx);
    y += first(n, incy);
    for (I i = 0; i < n; i++) y[i * incy] += alpha * ~x[i * incx];
}

void dotu_gradient(COMPLEX_DOT, T **saved) {
    I step_x = incx, step_y = incy;
    USE_VECTOR(0, x, step_x);
    USE_VECTOR(1, y, step_y);
    if (!dr) return;
    T seed = *dr;
    *dr = 0;
    if (dx) add_conjugate(n, seed, y, step_y, dx, incx);
    if (dy) add_conjugate(n, seed, x, step_x, dy, incy);
}

void dotc_gradient(COMPLEX_DOT, T **saved) {
    I step_x = incx, step_y = incy;
    USE_VECTOR(0, x, step_x);
    USE_VECTOR(1, y, step_y);
    if (!dr) return;
    T seed = *dr;
    *dr = 0;
    if (dx) add(n, ~seed, y, step_y, dx, incx);
    if (dy) add(n, seed, x, step_x, dy, incy);
}

static T plain_dot(I n, const T *x, I incx, const T *y, I incy) {
    T sum = 0;
    x += first(n, incx);
    y += first(n, incy);
    for (I i = 0; i < n; i++) sum += x[i * incx] * y[i * incy];
    return sum;
}

void dotu_tangent(COMPLEX_DOT) {
    T tangent = 0;
    if (dx) tangent += plain_dot(n, dx, incx, y, incy);
    if (dy) tangent += plain_dot(n, x, incx, dy, incy);
    if (dr) *dr = tangent;
}

void dotc_tangent(COMPLEX_DOT) {
    T tangent = 0;
    if (dx) tangent += dot(n, dx, incx, y, incy);
    if (dy) tangent += dot(n, x, incx, dy, incy);
    if (dr) *dr = tangent;
}
#else
/* ---- dot: the sum of x[i] * y[i] ---- */

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
    if (dx) tangent += dot(n, dx, incx, y, incy);
    if (dy) tangent += dot(n, x, incx, dy, incy);
    return tangent;
}
#endif

/* ---- nrm2: the square root of the sum of squares; at the origin the derivative is taken to be zero ---- */

#define NRM2 I n, const T *x, T *dx, I incx

void nrm2_save(NRM2, int changed, T **saved) {
    if (dx && CHANGED(0)) saved[0] = vector_copy(n, x, incx);
}

void nrm2_gradient(NRM2, T **saved, R result, R seed) {
    I step = incx;
    USE_VECTOR(0, x, step);
    if (dx && result != 0) add(n, seed / result, x, step, dx, incx);
}

R nrm2_tangent(NRM2) {
    if (!dx) return 0;
    R norm = blas_nrm2(n, x, incx);
    return norm == 0 ? 0 : REAL(dot(n, x, incx, dx, incx)) / norm;
}

/* ---- asum: the sum of absolute values, of real and imaginary parts; where the stride is not positive the library returns zero ---- */

static inline R sign(R x) { return x < 0 ? -1 : x > 0 ? 1 : 0; }

#ifdef COMPLEX
static inline T signs(T z) { return __builtin_complex(sign(__real__ z), sign(__imag__ z)); }
#else
#define signs sign
#endif

void asum_save(NRM2, int changed, T **saved) {
    if (dx && CHANGED(0)) saved[0] = vector_copy(n, x, incx);
}

void asum_gradient(NRM2, T **saved, R seed) {
    I step = incx;
    USE_VECTOR(0, x, step);
    for (I i = 0; dx && incx > 0 && i < n; i++) dx[i * incx] += seed * signs(x[i * step]);
}

R asum_tangent(NRM2) {
    R tangent = 0;
    for (I i = 0; dx && incx > 0 && i < n; i++) tangent += REAL(CONJ(signs(x[i * incx])) * dx[i * incx]);
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
    if (dy && dalpha) *dalpha += dot(n, x, step, dy, incy);
    if (dy && dx) add(n, CONJ(*alpha), dy, incy, dx, incx);
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
        if (dalpha) *dalpha += dot(n, saved[0], 1, dx, incx);
        scale_vector(n, CONJ(*alpha), dx, incx);
    }
}

void scal_tangent(SCAL) {
    if (!dx || incx <= 0) return;
    scale_vector(n, *alpha, dx, incx);
    if (dalpha) add(n, *dalpha, x, incx, dx, incx);
}

#ifdef COMPLEX
/* ---- dscal: the same by a real number ---- */

#define DSCAL I n, const R *alpha, R *dalpha, T *x, T *dx, I incx

void dscal_save(DSCAL, int changed, T **saved) {
    (void)changed;
    if (dalpha && dx && incx > 0) saved[0] = vector_copy(n, x, incx);
}

void dscal_gradient(DSCAL, T **saved) {
    if (dx && incx > 0) {
        if (dalpha) *dalpha += REAL(dot(n, saved[0], 1, dx, incx));
        scale_vector(n, *alpha, dx, incx);
    }
}

void dscal_tangent(DSCAL) {
    if (!dx || incx <= 0) return;
    scale_vector(n, *alpha, dx, incx);
    if (dalpha) add(n, *dalpha, x, incx, dx, incx);
}
#endif

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

#ifdef COMPLEX /* by real numbers */
#define rot_save drot_save
#define rot_gradient drot_gradient
#define rot_tangent drot_tangent
#endif
#define ROT I n, T *x, T *dx, I incx, T *y, T *dy, I incy, const R *c, R *dc, const R *s, R *ds

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
        if (dc) *dc += REAL(CONJ(saved[0][i]) * of_x + CONJ(saved[1][i]) * of_y);
        if (ds) *ds += REAL(CONJ(saved[1][i]) * of_x - CONJ(saved[0][i]) * of_y);
        if (dx) dx[i * incx] = *c * of_x - *s * of_y;
        if (dy) dy[i * incy] = *s * of_x + *c * of_y;
    }
}

void rot_tangent(ROT) {
    x += first(n, incx);
    y += first(n, incy);
    if (dx) dx += first(n, incx);
    if (dy) dy += first(n, incy);
    R of_c = dc ? *dc : 0, of_s = ds ? *ds : 0;
    for (I i = 0; i < n; i++) {
        T of_x = at(dx, i, incx), of_y = at(dy, i, incy);
        if (dx) dx[i * incx] = *c * of_x + *s * of_y + of_c * x[i * incx] + of_s * y[i * incy];
        if (dy) dy[i * incy] = *c * of_y - *s * of_x + of_c * y[i * incy] - of_s * x[i * incx];
    }
}
