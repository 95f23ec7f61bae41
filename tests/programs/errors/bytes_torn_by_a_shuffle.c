// expect: EH0302
// only: x86_64
// flags: -mssse3
// A shuffle of bytes that keeps two bytes of each number, and has zeros for the rest.
#include "check.h"
#include <immintrin.h>

static double f(const double *x) {
    const __m128d v = _mm_set_pd(x[2] * x[1], x[0]);
    const __m128i kept = _mm_set_epi8(15, 14, -1, -1, -1, -1, -1, -1, 7, 6, -1, -1, -1, -1, -1, -1);
    const __m128d few = _mm_castsi128_pd(_mm_shuffle_epi8(_mm_castpd_si128(v), kept));
    double t[2];
    _mm_storeu_pd(t, _mm_mul_pd(few, v));
    return t[0] + 2 * t[1];
}

int main(void) {
    double x[3] = {0.7, 1.1, 2.2}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx);
    return 0;
}
