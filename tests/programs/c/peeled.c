// levels: O2
// Vector loops that first find out how their data is aligned, as libraries of linear algebra do: the shadow may be aligned otherwise.
#include "check.h"
#include <immintrin.h>
#include <stdint.h>

void __enzyme_autodiff_check(void *, ...);

__attribute__((noinline)) static void cubes(const double *x, double *y, int n) {
    int i = 0;
    for (; i < n && ((uintptr_t)(y + i) & 15); i++) y[i] = x[i] * x[i] * x[i];
    for (; i + 2 <= n; i += 2) {
        __m128d v = _mm_loadu_pd(x + i);
        _mm_store_pd(y + i, _mm_mul_pd(v, _mm_mul_pd(v, v)));
    }
    for (; i < n; i++) y[i] = x[i] * x[i] * x[i];
}

__attribute__((noinline)) static double weighted(const double *y, int n) {
    double s = 0;
    int i = 0;
    for (; i < n && ((uintptr_t)(y + i) & 15); i++) s += (i + 1) * y[i];
    for (; i + 2 <= n; i += 2) {
        __m128d v = _mm_mul_pd(_mm_load_pd(y + i), _mm_set_pd(i + 2, i + 1));
        s += v[0] + v[1];
    }
    for (; i < n; i++) s += (i + 1) * y[i];
    return s;
}

static double f(const double *x, double *y, int n) {
    cubes(x, y, n);
    return weighted(y, n);
}

static double copied(const double *x, double *y) { // two numbers at once, where that is aligned
    if ((uintptr_t)x & 15) return x[0] * x[1];
    memcpy(__builtin_assume_aligned(y, 8), __builtin_assume_aligned(x, 16), 16);
    return y[0] * y[1] * 2;
}

int main(void) {
    enum { N = 7 };
    _Alignas(16) double x[N + 1], dx[N + 1], y[N + 1], dy[N + 1];
    for (int where = 0; where < 16; where++) {
        double *at = x + (where & 1), *dat = dx + (where >> 1 & 1), *out = y + (where >> 2 & 1), *dout = dy + (where >> 3);
        memset(dx, 0, sizeof dx), memset(dy, 0, sizeof dy);
        for (int i = 0; i < N; i++) at[i] = 0.3 * i - 1;
        __enzyme_autodiff_check((void *)f, at, dat, out, dout, N);
        for (int i = 0; i < N; i++) CHECK_NEAR(dat[i], 3 * (i + 1) * at[i] * at[i], 1e-14);
        memset(dx, 0, sizeof dx), memset(dy, 0, sizeof dy);
        dat[3] = 1;
        CHECK_NEAR(__enzyme_fwddiff_check((void *)f, at, dat, out, dout, N), 12 * at[3] * at[3], 1e-14);
        const double twice = (uintptr_t)at & 15 ? 1 : 2;
        memset(dx, 0, sizeof dx), memset(dy, 0, sizeof dy);
        __enzyme_autodiff_check((void *)copied, at, dat, out, dout);
        CHECK_NEAR(dat[0], twice * at[1], 1e-14);
        memset(dx, 0, sizeof dx), memset(dy, 0, sizeof dy);
        dat[1] = 1;
        CHECK_NEAR(__enzyme_fwddiff_check((void *)copied, at, dat, out, dout), twice * at[0], 1e-14);
    }
    return check_result();
}
