// The bits of numbers as mathematical libraries use them: a fraction with another exponent, parts of a number, rounding by masks.
#include "check.h"
#include <stdint.h>

static uint64_t bits_of(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static double from_bits(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }
static uint32_t bits_of_float(float x) { uint32_t u; memcpy(&u, &x, 4); return u; }
static float from_bits_float(uint32_t u) { float x; memcpy(&x, &u, 4); return x; }

// A logarithm: x = 2^k f with f from sqrt(1/2) to sqrt(2), the words of x by themselves, a constant that carries.
static double logarithm(double x) {
    union { double f; uint64_t i; } u = {x};
    uint32_t high = u.i >> 32;
    int k = 0;
    if (high < 0x00100000 || high >> 31) {
        if (u.i << 1 == 0) return -1 / (x * x);
        if (high >> 31) return (x - x) / 0.0;
        k -= 54;
        u.f = x *= 0x1p54;
        high = u.i >> 32;
    } else if (high == 0x3ff00000 && u.i << 32 == 0) return 0;
    high += 0x3ff00000 - 0x3fe6a09e;
    k += (int)(high >> 20) - 0x3ff;
    high = (high & 0xfffff) + 0x3fe6a09e;
    u.i = (uint64_t)high << 32 | (u.i & 0xffffffff);
    double f = u.f - 1, s = f / (2 + f), z = s * s, r = 0;
    for (int i = 19; i > 0; i -= 2) r = r * z + 2.0 / i;
    return s * r + k * 0.6931471805599453;
}

static double fraction(double x) { // of frexp; the exponent is a step function
    int e = (int)(bits_of(x) >> 52 & 0x7ff) - 1022;
    double m = from_bits((bits_of(x) & 0x800fffffffffffff) | 0x3fe0000000000000);
    return m * m + e * x;
}

static double scaled(double x) { // as scalbn by arithmetic on the exponent, by what another number says
    int64_t k = (int64_t)(x * 3);
    return from_bits(bits_of(x) + ((uint64_t)k << 52)) * x + from_bits(bits_of(x * x) - (3ull << 52));
}

static double chosen(double x) { // of which number the bits are is known only when it runs
    uint64_t u = x < 1 ? bits_of(x * x) : bits_of(3 * x);
    return from_bits((u & 0xfffffffffffff) | 0x3ff0000000000000) * x;
}

static double in_two_parts(double x) { // as in erf: a short square, and what it lacks
    double z = from_bits(bits_of(x) & 0xffffffff00000000);
    return exp(-z * z - 0.5) * exp((z - x) * (z + x)) * x;
}

static double shorter(double x) { // fewer bits: as a conversion there and back
    return from_bits((bits_of(x) + 0x80000000) & 0xffffffffc0000000) * x;
}

static double rounded(double x) { // trunc, floor and round by masks that the exponent moves
    int e = (int)(bits_of(x) >> 52 & 0x7ff) - 1023;
    if (e >= 52) return x;
    if (e < 0) return x * x * 0.5;
    uint64_t mask = 0xfffffffffffffull >> e, u = bits_of(x);
    double cut = from_bits(u & ~mask);
    if (x < 0) u += mask;
    double below = from_bits(u & ~mask);
    return (x - cut) * (x - below) + cut * x + below;
}

static double single(double y) { // a logarithm of a float
    float x = (float)y;
    uint32_t u = bits_of_float(x) + (0x3f800000 - 0x3f3504f3);
    int k = (int)(u >> 23) - 0x7f;
    float f = from_bits_float((u & 0x007fffff) + 0x3f3504f3) - 1, s = f / (2 + f), z = s * s, r = 0;
    for (int i = 11; i > 0; i -= 2) r = r * z + 2.0f / i;
    return s * r + k * 0.69314718f;
}

typedef double v4 __attribute__((vector_size(32)));
typedef uint64_t u4 __attribute__((vector_size(32)));
static double four(double x) { // the fractions of four numbers at once
    v4 v = {x, x * x, 3 * x, x + 7};
    u4 u = ((u4)v & 0x800fffffffffffff) | 0x3fe0000000000000;
    v4 m = (v4)u;
    return m[0] * m[1] + m[2] * x - m[3];
}

static double lane_by_lane(double x) { // each lane its own sign, as in a determinant; some lanes alone
    v4 v = {x, x * x, 3 * x, x + 7};
    v4 m = (v4)((u4)v ^ (u4){0, 1ull << 63, 1ull << 63, 0}), k = (v4)((u4)(v * x) & (u4){-1ull, 0, -1ull, 0});
    return m[0] * m[1] + m[2] * x - m[3] * k[0] + k[1] + k[2] + k[3];
}

static double in_order(double x) { // the lesser and the greater of two by their bits, as in hypot
    const uint64_t a = bits_of(x * x) & ~(1ull << 63), b = bits_of(1.5 - x) & ~(1ull << 63);
    const uint64_t least = a < b ? a : b, most = a < b ? b : a;
    if ((most >> 52) - (least >> 52) > 64) return from_bits(most);
    return 3 * from_bits(least) + from_bits(most) * from_bits(most);
}

static double hypotenuse(double x) { // words of numbers are put in order, subtracted for a comparison, and chosen with those of scaled ones
    float a = (float)x, b = 2.5f - (float)x, scale = 1;
    uint32_t most = bits_of_float(a) & 0x7fffffff, least = bits_of_float(b) & 0x7fffffff;
    if (most < least) { const uint32_t other = most; most = least; least = other; }
    a = from_bits_float(most), b = from_bits_float(least);
    if (least == 0xffu << 23) return b;
    if (most >= 0xffu << 23 || least == 0 || most - least >= 25u << 23) return a + b;
    if (most >= (0x7fu + 60) << 23) scale = 0x1p90f, a *= 0x1p-90f, b *= 0x1p-90f;
    else if (least < (0x7fu - 60) << 23) scale = 0x1p-90f, a *= 0x1p90f, b *= 0x1p90f;
    return scale * sqrtf((float)((double)a * a + (double)b * b));
}

#define TEST(f, x, want, tolerance)                                                                                            \
    do {                                                                                                                       \
        CHECK_NEAR(__enzyme_autodiff((void *)f, x), want, tolerance);                                                          \
        CHECK_NEAR(__enzyme_fwddiff_check((void *)f, x, 1.0), want, tolerance);                                                \
    } while (0)

static double difference(double (*f)(double), double x, double h) {
    return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
}

int main(void) {
    static const double at[] = {0.171, 0.47, 0.73, 0.91, 1.13, 1.37, 2.21, 3.3, 6.9, 17.3};
    for (unsigned i = 0; i < sizeof at / sizeof *at; i++) {
        const double x = at[i];
        CHECK_NEAR(logarithm(x), log(x), 1e-10);
        TEST(logarithm, x, 1 / x, 1e-10);
        TEST(fraction, x, difference(fraction, x, 1e-4), 1e-8);
        TEST(fraction, -x, difference(fraction, -x, 1e-4), 1e-8);
        TEST(scaled, x, difference(scaled, x, 1e-4), 1e-8);
        TEST(chosen, x, difference(chosen, x, 1e-4), 1e-8);
        TEST(in_two_parts, x, (1 - 2 * x * x) * exp(-x * x - 0.5), 1e-10);
        TEST(shorter, x, 2 * x, 1e-6);
        TEST(rounded, x, difference(rounded, x, 1e-4), 1e-8);
        TEST(rounded, -x, difference(rounded, -x, 1e-4), 1e-8);
        TEST(single, x, 1 / x, 1e-5);
        TEST(four, x, difference(four, x, 1e-4), 1e-8);
        const double a = x * x, b = fabs(1.5 - x), da = 2 * x, db = x > 1.5 ? 1 : -1;
        TEST(in_order, x, a < b ? 3 * da + 2 * b * db : 3 * db + 2 * a * da, 1e-12);
        TEST(hypotenuse, x, (2 * x - 2.5) / hypot(x, 2.5 - x), 1e-5);
        TEST(lane_by_lane, x, -3 * x * x - 6 * x - 3 * x * x - 14 * x + 6 * x, 1e-12);
    }
    TEST(logarithm, 1e-308, 1 / 1e-308, 1e-10); // below the normal numbers
    return check_result();
}
