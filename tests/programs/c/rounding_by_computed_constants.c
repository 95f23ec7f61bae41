// The constant that rounds is made at run time: it is added, and taken away again. Sums that are used otherwise are everyday numbers.
#include "check.h"

typedef double two __attribute__((vector_size(16)));
struct scaled {
    double scale, constant;
};
static double constant;
static float single_constant;
static double shift(double x, double *c) { return (x + *c) - *c; }
static double back(double x, double *c) { return *c - (*c - x); }
static double of_struct(double x, struct scaled *s) { return (x * s->scale + s->constant) - s->constant; }
static float single(float x, float *c) { return (x + *c) - *c; }
static double lanes(double x, double *c) {
    two v = {x, 2 * x}, w = {c[0], c[1]};
    v = (v + w) - w;
    return v[0] + 3 * v[1];
}

// Error-free sums: the rounded sum is a result, too.
static double two_sum(double x, double *c) {
    double sum = *c + x, part = sum - *c;
    return sum + ((*c - (sum - part)) + (x - part));
}
static double compensated(double x, double *c) {
    double sum = *c, lost = 0;
    for (int i = 0; i < 3; i++) {
        double y = x * (i + 1) - lost, t = sum + y;
        lost = (t - sum) - y;
        sum = t;
    }
    return sum - lost;
}

#define slope(f, x, c) __enzyme_autodiff((void *)f, enzyme_out, (double)(x), enzyme_const, c)
float __enzyme_autodiff_single(void *, ...);

int main(int argc, char **argv) {
    constant = argc, single_constant = argc;
    for (int k = 0; k < 100; k++, constant *= 2, single_constant *= 2) {
        double more = 1.5 * constant, odd = 1.25 * constant;
        float more_single = 1.5f * single_constant;
        CHECK(slope(shift, 0.3, &constant), k < 52);
        CHECK(slope(back, 0.3, &constant), k < 52);
        CHECK(slope(shift, 0.3, &more), k < 44);
        CHECK(slope(shift, 0.3, &odd), 1);
        struct scaled s = {3, -more};
        CHECK(slope(of_struct, 0.3, &s), k < 44 ? 3 : 0);
        CHECK(__enzyme_autodiff_single(single, enzyme_out, 0.3f, enzyme_const, &single_constant), k < 23);
        CHECK(__enzyme_autodiff_single(single, enzyme_out, 0.3f, enzyme_const, &more_single), k < 15);
        double two_constants[2] = {constant, 1};
        CHECK(slope(lanes, 0.3, two_constants), k < 52 ? 7 : 6);
        CHECK(slope(two_sum, 0.3, &constant), 1);
        CHECK(slope(compensated, 0.3, &constant), 6);
    }
    return check_result();
}
