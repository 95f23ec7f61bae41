// levels: O1 O2
// First guesses at roots by arithmetic on bits, neighbours of a number, parts of a number stored as bits: as in fdlibm, musl, and
// a game. The derivative is that of the function as it is, the guess included.
#include "check.h"
#include <stdint.h>

static uint64_t bits_of(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static double from_bits(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }

static double inverse_root(double x, int steps) { // 1 / sqrt(x), as good as the number of steps
    double y = from_bits(0x5fe6eb50c7b537a9 - (bits_of(x) >> 1));
    for (int i = 0; i < steps; i++) y *= 1.5 - 0.5 * x * y * y;
    return y;
}
static double guessed(double x) { return inverse_root(x, 0); }
static double improved(double x) { return inverse_root(x, 1) * x; }
static double exact(double x) { return inverse_root(x, 5); }

static double in_single(double x) {
    float f = (float)x;
    uint32_t i;
    memcpy(&i, &f, 4);
    i = 0x5f3759df - (i >> 1);
    float y;
    memcpy(&y, &i, 4);
    return y * (1.5f - 0.5f * f * y * y);
}

static double cube_root(double x) {
    uint32_t high = bits_of(x) >> 32 & 0x7fffffff, more = 715094163;
    if (high < 0x00100000) {
        high = bits_of(x * 0x1p54) >> 32 & 0x7fffffff;
        more = 696219795;
    }
    double t = copysign(from_bits((uint64_t)(high / 3 + more) << 32), x);
    for (int i = 0; i < 4; i++) t -= (t - x / (t * t)) / 3;
    return t;
}

static double neighbours(double x) { return from_bits(bits_of(from_bits(bits_of(-x) - 3) * x) + 1); }

__attribute__((noinline)) static double parts(double x, double *whole) {
    uint64_t u = bits_of(x);
    int e = (int)(u >> 52 & 0x7ff) - 0x3ff;
    if (e < 0) {
        u &= 1ull << 63;
        memcpy(whole, &u, 8);
        return x;
    }
    u &= ~(-1ull >> 12 >> e);
    memcpy(whole, &u, 8);
    return x - *whole;
}
static double in_parts(double x) {
    double whole, rest = parts(x, &whole);
    return rest * rest + x * whole;
}

static double cut(double x) { // trunc
    int e = (int)(bits_of(x) >> 52 & 0x7ff) - 0x3ff + 12;
    if (e < 12) e = 1;
    return x * from_bits(bits_of(x) & ~(-1ull >> e));
}

#define TEST(f, x, want, tolerance)                                                                                            \
    do {                                                                                                                       \
        CHECK_NEAR(__enzyme_autodiff((void *)f, x), want, tolerance);                                                          \
        CHECK_NEAR(__enzyme_fwddiff_check((void *)f, x, 1.0), want, tolerance);                                                \
    } while (0)

static double difference(double (*f)(double), double x) {
    const double h = 1e-4;
    return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
}

int main(void) {
    static const double at[] = {0.017, 0.3, 0.71, 1.3, 1.9, 2.7, 5.5, 17.3, 401.7};
    for (unsigned i = 0; i < sizeof at / sizeof *at; i++) {
        const double x = at[i];
        TEST(guessed, x, difference(guessed, x), 1e-7);
        TEST(improved, x, difference(improved, x), 1e-7);
        TEST(exact, x, -0.5 / (x * sqrt(x)), 1e-11);
        TEST(in_single, x, -0.5 / (x * sqrt(x)), 0.02);
        TEST(cube_root, x, cbrt(x) / (3 * x), 1e-9);
        TEST(cube_root, -x, cbrt(x) / (3 * x), 1e-9);
        TEST(neighbours, x, -2 * x, 1e-11);
        TEST(in_parts, x, 2 * (x - trunc(x)) + trunc(x), 1e-11);
        TEST(in_parts, -x, -2 * (x - trunc(x)) - trunc(x), 1e-11);
        TEST(cut, x, trunc(x), 1e-11);
    }
    return check_result();
}
