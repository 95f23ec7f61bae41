// Large constants that round come out of tables: chosen by a sign, kept as words of integers, beside other numbers, or made with the
// sign of a number by its bits. Nothing else stores or passes such constants here.
#include "check.h"
#include <stdint.h>

static double kept(double x, double whole) { return x * x - 3 * x * whole; }

// As rint of fdlibm: the sum gets the sign of x afterwards.
static const double two52[2] = {4.50359962737049600000e+15, -4.50359962737049600000e+15};
static double rounded(double x) {
    int64_t bits;
    memcpy(&bits, &x, 8);
    const int sign = (bits >> 63) & 1;
    double w = two52[sign] + x, t = w - two52[sign];
    int32_t words[2];
    memcpy(words, &t, 8);
    words[1] = (words[1] & 0x7fffffff) | (int32_t)((uint32_t)sign << 31);
    memcpy(&t, words, 8);
    return t;
}
static double by_sign(double *x, int n) { return kept(x[0], rounded(x[0])); }

static const union { uint64_t bits; double number; } word[2] = {{0x4338000000000000}, {0xc338000000000000}};
static double by_word(double *x, int n) {
    const double c = word[x[0] < 0].number;
    return kept(x[0], (x[0] + c) - c);
}
static const union { uint32_t halves[2]; double number; } pair[2] = {{{0, 0x43300000}}, {{0, 0x43380000}}};
static double by_halves(double *x, int n) {
    const double c = pair[n & 1].number;
    return kept(x[0], (x[0] + c) - c);
}
static const union { uint32_t bits; float number; } single[2] = {{0x4b000000}, {0xcb000000}};
static double by_float(double *x, int n) {
    const float c = single[x[0] < 0].number, t = (float)x[0] + c;
    return kept(x[0], t - c);
}

static struct { double scale, shift; uint64_t table[4]; } data = {4, 0x1.8p52, {1, 2, 3, 4}};
__attribute__((noinline)) static double scaled(double x, const double *constants) {
    return kept(x, (x * constants[0] + constants[1]) - constants[1]);
}
static double by_pointer(double *x, int n) { return scaled(x[0], &data.scale); }

static double by_sign_bit(double *x, int n) {
    uint64_t bits;
    memcpy(&bits, x, 8);
    bits = (bits & 1ull << 63) | 0x4330000000000000ull;
    double c;
    memcpy(&c, &bits, 8);
    return kept(x[0], (x[0] + c) - c);
}

int main(void) {
    static const double at[4] = {1.3, -2.4, 3.2, -0.7};
    for (int k = 0; k < 4; k++) {
        double x[1] = {at[k]};
        CHECK_GRADIENT(by_sign, x, 1);
        CHECK_GRADIENT(by_word, x, 1);
        CHECK_GRADIENT(by_halves, x, 1);
        CHECK_GRADIENT(by_float, x, 1);
        CHECK_GRADIENT(by_pointer, x, 1);
        CHECK_GRADIENT(by_sign_bit, x, 1);
    }
    return check_result();
}
