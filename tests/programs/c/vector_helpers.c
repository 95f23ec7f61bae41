// only: x86_64
// A library for vector units with a function for each operation, which are not inlined (-fno-inline): masks, rounding and bits of
// numbers go through functions and memory.
// flags: -fno-inline
#include "check.h"
#include <emmintrin.h>

typedef __m128d two;
static two both(double x) { return _mm_set1_pd(x); }
static two and_(const two *a, const two *b) { return _mm_and_pd(*a, *b); }
static two and_not(const two *a, const two *b) { return _mm_andnot_pd(*a, *b); }
static two or_(const two *a, const two *b) { return _mm_or_pd(*a, *b); }
static two xor_(const two *a, const two *b) { return _mm_xor_pd(*a, *b); }
static two add(const two *a, const two *b) { return _mm_add_pd(*a, *b); }
static two sub(const two *a, const two *b) { return _mm_sub_pd(*a, *b); }
static two mul(const two *a, const two *b) { return _mm_mul_pd(*a, *b); }
static two less(const two *a, const two *b) { return _mm_cmplt_pd(*a, *b); }
static two chosen(const two *mask, const two *a, const two *b) {
    two one = and_(mask, a), other = and_not(mask, b);
    return or_(&one, &other);
}
static two magnitude(const two *a) {
    two sign = both(-0.0);
    return and_not(&sign, a);
}
static two whole(const two *a) { // rint, where that changes anything
    two limit = both(0x1p52), sign = both(-0.0), size = magnitude(a), sum = add(&size, &limit);
    __asm__("" : "+g,x"(sum));
    two back = sub(&sum, &limit), is_small = less(&size, &limit), signs = and_(a, &sign), number = or_(&back, &signs);
    return chosen(&is_small, &number, a);
}
static two lower(const two *a) { // floor
    two near = whole(a), one = both(1), is_above = less(a, &near), less_one = and_(&is_above, &one);
    return sub(&near, &less_one);
}
static int any(const two *mask) { return _mm_movemask_pd(*mask) != 0; }

static double sum(two a) { return _mm_cvtsd_f64(a) + 3 * _mm_cvtsd_f64(_mm_unpackhi_pd(a, a)); }
static double magnitudes(double *x, int n) { two a = _mm_loadu_pd(x), b = magnitude(&a), c = mul(&a, &b); return sum(c); }
static double wholes(double *x, int n) { two a = _mm_loadu_pd(x), b = whole(&a), c = mul(&a, &b); return sum(c); }
static double lowers(double *x, int n) { two a = _mm_loadu_pd(x), b = lower(&a), c = mul(&a, &b), d = mul(&a, &a); return sum(sub(&d, &c)); }
static double signs(double *x, int n) {
    two a = _mm_loadu_pd(x), b = both(-0.0), c = and_(&a, &b), d = mul(&a, &a), e = xor_(&d, &c);
    return sum(e);
}
static double greater(double *x, int n) {
    two a = _mm_loadu_pd(x), b = mul(&a, &a), mask = less(&a, &b), c = chosen(&mask, &b, &a);
    return any(&mask) ? sum(c) * x[0] : sum(c);
}

int main(void) {
    double points[3][2] = {{1.3, -2.6}, {-0.7, 0.4}, {5.2, 9.75}};
    for (int k = 0; k < 3; k++) {
        double *x = points[k];
        CHECK_GRADIENT(magnitudes, x, 2);
        CHECK_GRADIENT(wholes, x, 2);
        CHECK_GRADIENT(lowers, x, 2);
        CHECK_GRADIENT(signs, x, 2);
        CHECK_GRADIENT(greater, x, 2);
    }
    return check_result();
}
