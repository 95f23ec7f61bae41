// Rounding by adding and subtracting a large constant has derivative 0, as rint has: range reduction in an own exp.
#include "check.h"
#include <stdint.h>

static double own_exp(double x) {
    double k = (x * 1.4426950408889634 + 0x1.8p52) - 0x1.8p52; // the nearest integer
    double r = x - k * 0.6931471805599453, p = 1;
    for (int i = 14; i > 0; i--) p = 1 + p * r / i;
    return ldexp(p, (int)k);
}

static double exp_by_bits(double x) { // the integer is read from the lowest bits of the sum
    double t = x * 1.4426950408889634 + 0x1.8p52;
    uint64_t bits;
    memcpy(&bits, &t, 8);
    double r = x - (t - 0x1.8p52) * 0.6931471805599453, p = 1;
    for (int i = 14; i > 0; i--) p = 1 + p * r / i;
    bits = (bits + 1023) << 52;
    double scale;
    memcpy(&scale, &bits, 8);
    return scale * p;
}

static double as_in_libraries(double x) { // of numbers of either sign
    double shift = 0x1p52, y = x < 0 ? x - shift + shift : x + shift - shift;
    return x * (x - y) + y;
}

static double in_own_environment(double x) { // what it is inlined into makes its operations calls
#pragma STDC FENV_ACCESS ON
    return as_in_libraries(x);
}

static double exp2_by_table(double x) { // to multiples of 1/32, from a table
    static const double root[4] = {1, 1.189207115002721, 1.4142135623730951, 1.681792830507429};
    double k = x + 0x1.8p50 - 0x1.8p50, r = (x - k) * 0.6931471805599453;
    int i = (int)(k * 4);
    return ldexp(root[i & 3], i >> 2) * (1 + r + r * r / 2 + r * r * r / 6 + r * r * r * r / 24 + r * r * r * r * r / 120);
}

static float single(float x) {
    float k = x + 0x1.8p23f - 0x1.8p23f;
    return (x - k) * (x - k) + k;
}

static long double wide(long double x) {
    long double k = x + 0x1.8p63L - 0x1.8p63L;
    return (x - k) * (x - k) + k;
}
float __enzyme_autodiff_float(void *, float);
long double __enzyme_autodiff_wide(void *, long double);

static double many(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double k = (x[i] + 0x1.8p52) - 0x1.8p52;
        s += (x[i] - k) * (x[i] - k) * (i + 1) + k;
    }
    return s;
}

int main(void) {
    for (double x = -3.3; x < 4; x += 0.7) {
        CHECK(own_exp(x), exp(x));
        CHECK(__enzyme_autodiff((void *)own_exp, x), exp(x));
        CHECK(exp_by_bits(x), exp(x));
        CHECK(__enzyme_autodiff((void *)exp_by_bits, x), exp(x));
        CHECK(__enzyme_autodiff((void *)as_in_libraries, x), 2 * x - rint(x));
        CHECK(__enzyme_autodiff((void *)in_own_environment, x), 2 * x - rint(x));
        CHECK_NEAR(__enzyme_autodiff((void *)exp2_by_table, x), exp2(x) * M_LN2, 1e-5);
        CHECK(__enzyme_autodiff_float((void *)single, (float)x), 2 * ((float)x - rintf(x)));
        CHECK(__enzyme_autodiff_wide((void *)wide, x), 2 * (x - rint(x)));
    }
    double x[9] = {0.3, 1.7, -2.2, 5.6, 3.1, 0.9, -8.4, 2.4, 7.3}, dx[9] = {0};
    __enzyme_autodiff((void *)many, x, dx, 9);
    for (int i = 0; i < 9; i++) CHECK(dx[i], 2 * (x[i] - rint(x[i])) * (i + 1));
    return check_result();
}
