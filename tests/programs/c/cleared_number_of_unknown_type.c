// A function clears one number, by memset or as an integer, and nothing else tells that it is one: LLVM stores an integer.
#include "check.h"
#include <stdint.h>

static double cleared(double *a, double s) {
    memset(a, 0, sizeof *a);
    return s * s;
}
static double copied_zero(double *a, double s) {
    static const int64_t zero = 0;
    memcpy(a + 1, &zero, sizeof zero);
    return s * s;
}

__attribute__((noinline)) static double *copy_of(const void *from) { // of numbers, which nothing here says
    double *copy = (double *)malloc(2 * sizeof(double));
    memcpy(copy, from, 2 * sizeof(double));
    return copy;
}
__attribute__((noinline)) static double number(const void *from, int k) { return ((const double *)from)[k]; }
extern int enzyme_width;
struct two { double ds[2]; };
struct two __enzyme_autodiff_two(void *, ...);

__attribute__((noinline)) static void check(const void *x, const void *weights) {
    double *a = copy_of(x), *da = copy_of(weights);
    CHECK(__enzyme_autodiff((void *)cleared, enzyme_dup, a, da, enzyme_out, 1.5), 3);
    CHECK(number(da, 0), 0);
    CHECK(number(da, 1), 3);
    CHECK(__enzyme_autodiff((void *)copied_zero, enzyme_dup, a, da, enzyme_out, 1.5), 3);
    CHECK(number(da, 1), 0);
    free(da);
    da = copy_of(weights);
    double *db = copy_of(weights);
    struct two d = __enzyme_autodiff_two((void *)cleared, enzyme_width, 2, enzyme_dup, a, da, db, enzyme_out, 1.5);
    CHECK(d.ds[1], 3);
    CHECK(number(da, 0), 0);
    CHECK(number(db, 0), 0);
    CHECK(number(db, 1), 3);
    free(da), da = copy_of(weights);
    CHECK(__enzyme_fwddiff_check((void *)cleared, enzyme_dup, a, da, enzyme_dup, 1.5, 1.0), 3);
    CHECK(number(da, 0), 0);
    CHECK(number(da, 1), 3);
    free(a), free(da), free(db);
}

int main(void) {
    static const double x[2] = {1, 2}, weights[2] = {2, 3};
    static const void *volatile hidden[2] = {x, weights};
    check(hidden[0], hidden[1]);
    return check_result();
}
