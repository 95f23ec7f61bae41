// A number is rounded where a large constant is added to it, whatever becomes of the sum: it goes through memory, a call,
// a phi, a lane of a vector; is never subtracted again, or compared; or the constant is chosen, loaded, or passed.
#include "check.h"
#include <stdint.h>

#define NI __attribute__((noinline))
#define BIG 6755399441055744.0 // 1.5 * 2^52
#define HALF 4503599627370496.0 // 2^52
#define SMALL 12582912.0f      // 1.5 * 2^23

typedef double two __attribute__((vector_size(16)));
typedef float four __attribute__((vector_size(16)));
static volatile double constant = BIG;
static double plain_variable = BIG;
static struct { int kind; double values[2]; } box;
static const double choices[2] = {HALF, BIG};

static double kept(double x, double whole) { return x * x - 3 * x * whole; }

static double by_volatile(double *x, int n) {
    volatile double sum = x[0] + BIG;
    return kept(x[0], sum - BIG);
}
NI static double shifted(double x) { return x + BIG; }
NI static double shifted_back(double x) { return x - BIG; }
static double by_functions(double *x, int n) { return kept(x[0], shifted_back(shifted(x[0]))); }
static double by_barrier(double *x, int n) {
    double sum = x[0] + BIG;
    __asm__ volatile("" : "+m"(sum));
    return kept(x[0], sum - BIG);
}
static double by_variable(double *x, int n) {
    box.values[n & 1] = x[0] + BIG;
    shifted(x[0]);
    return kept(x[0], box.values[n & 1] - BIG);
}
static double by_phi(double *x, int n) {
    double sum;
    if (x[0] > 0) sum = x[0] + BIG;
    else sum = x[0] * 2 + BIG;
    return kept(x[0], sum - BIG);
}
static double by_volatile_constant(double *x, int n) {
    const double c = constant;
    return kept(x[0], (x[0] + c) - c);
}
static double by_variable_of_the_program(double *x, int n) { return kept(x[0], (x[0] + plain_variable) - plain_variable); }
NI static double shifted_by(double x, double by) { return x + by; }
static double by_argument(double *x, int n) {
    return kept(x[0], shifted_by(x[0], BIG) - BIG) + shifted_by(x[0], 3) * x[0];
}
static double by_chosen_constant(double *x, int n) {
    const double c = choices[n & 1];
    return kept(x[0], (x[0] + c) - c);
}
static double by_chosen_or_none(double *x, int n) {
    const double c = x[0] > 100 ? 0 : BIG, d = x[0] > 0 ? 0.5 : BIG;
    return kept(x[0], (x[0] + c) - c) + (x[0] + d) * x[0];
}
static double by_sign(double *x, int n) {
    const double c = copysign(HALF, x[0]);
    volatile double sum = x[0] + c;
    return kept(x[0], sum - c);
}
static double by_fma(double *x, int n) {
    volatile double sum = fma(x[0], 0.75, BIG);
    return kept(x[0], sum - BIG);
}
static double by_difference(double *x, int n) {
    volatile double sum = BIG - x[0];
    return kept(x[0], BIG - sum);
}
static double by_lanes(double *x, int n) {
    two v = {x[0], 2 * x[0]}, c = {BIG, 1};
    volatile two sum = v + c;
    two back = sum - c;
    return kept(x[0], back[0]) + back[1] * x[0];
}
static double by_another_constant(double *x, int n) {
    volatile double sum = x[0] + BIG;
    return kept(x[0], sum - (BIG - 1024));
}
static double by_bits(double *x, int n) {
    double sum = x[0] + BIG;
    int64_t bits;
    memcpy(&bits, &sum, 8);
    box.values[0] = sum;
    return kept(x[0], (double)(int32_t)bits);
}
static double never_back(double *x, int n) {
    double sum = x[0] + BIG;
    return kept(x[0], sum * 0x1p-52);
}
static double compared(double *x, int n) { return x[0] + HALF > HALF + 1 ? x[0] * x[0] : 3 * x[0]; }
static double single(double *x, int n) {
    volatile float sum = (float)x[0] + SMALL;
    return kept(x[0], sum - SMALL);
}
static double singles(double *x, int n) {
    four v = {(float)x[0], 1, (float)(x[0] * 2), 3}, c = {SMALL, SMALL, SMALL, SMALL};
    volatile four sum = v + c;
    four back = sum - c;
    return kept(x[0], back[0] + back[1] + back[2]);
}
static double sum_of_remainders(double *x, int n) { // as a range reduction in a loop
    double all = 0;
    for (int i = 0; i < n; i++) {
        volatile double k = x[i] * 1.4426950408889634 + BIG;
        const double r = x[i] - (k - BIG) * 0.6931471805599453;
        all += (1 + r * (1 + r / 2)) * x[i];
    }
    return all;
}
static double pixels(double *x, int n) { // no rounding: an everyday number
    volatile float sum = (float)x[0] * 1e5f + 786432.0f;
    return sum * 1e-5 + x[0] * 0;
}
static double of_the_caller(double *x, int n) { // a number that happens to be the constant is not rounded by it
    volatile double c = BIG;
    return (c - BIG + x[0]) * x[1];
}

int main(void) {
#define ROUNDED(f)                                                                                                             \
    for (int k = 0; k < 3; k++) {                                                                                              \
        double at[3] = {1.3 + 2 * k, -2.4 - k, 0.7 + k};                                                                       \
        CHECK_GRADIENT(f, at, f == sum_of_remainders ? 3 : 1);                                                                 \
    }
    ROUNDED(by_volatile)
    ROUNDED(by_functions)
    ROUNDED(by_barrier)
    ROUNDED(by_variable)
    ROUNDED(by_phi)
    ROUNDED(by_volatile_constant)
    ROUNDED(by_variable_of_the_program)
    ROUNDED(by_argument)
    ROUNDED(by_chosen_constant)
    ROUNDED(by_chosen_or_none)
    ROUNDED(by_sign)
    ROUNDED(by_fma)
    ROUNDED(by_difference)
    ROUNDED(by_lanes)
    ROUNDED(by_another_constant)
    ROUNDED(by_bits)
    ROUNDED(never_back)
    ROUNDED(compared)
    ROUNDED(single)
    ROUNDED(singles)
    ROUNDED(sum_of_remainders)
    double x[2] = {1.3, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)pixels, enzyme_dup, x, dx, enzyme_const, 1);
    CHECK_NEAR(dx[0], 1, 1e-6);
    dx[0] = 0;
    __enzyme_autodiff((void *)of_the_caller, enzyme_dup, x, dx, enzyme_const, 1);
    CHECK(dx[0], 2);
    CHECK(dx[1], 1.3);
    return check_result();
}
