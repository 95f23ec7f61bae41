// What a sum was before the last iteration: that iteration adds nothing to it, so its adjoint is not that of the others.
#include "check.h"

static double last_but_one(const double *restrict x, int n) {
    double s = 0, before = 0;
    for (int i = 0; i < n; i++) before = s, s += x[i] * x[i] * x[0];
    return before;
}

static double both(const double *restrict x, int n) {
    double s = 0, before = 0;
    for (int i = 0; i < n; i++) before = s, s += x[i] * x[i] * x[0];
    return before * x[1] + s;
}

static void stored(const double *restrict x, int n, double *restrict out) {
    double s = 0, before = 0;
    for (int i = 0; i < n; i++) before = s, s += x[i] * x[i] * x[0];
    out[0] = before, out[1] = s * x[1];
}

static double value_of_last_but_one(double *x, int n) { return last_but_one(x, n); }
static double value_of_both(double *x, int n) { return both(x, n); }
static double value_of_stored(double *x, int n) {
    double out[2];
    stored(x, n, out);
    return out[0] - 2 * out[1];
}

#define TRY(f)                                                                                                       \
    do {                                                                                                             \
        double dx[9] = {0}, with_value[9] = {0};                                                                     \
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);                                            \
        CHECK_DIFFERENCES(value_of_##f, x, dx, n);                                                                   \
        double value = __enzyme_autodiff((void *)f, enzyme_primal_return, enzyme_dup, x, with_value, enzyme_const, n); \
        CHECK(value, value_of_##f(x, n));                                                                            \
        CHECK_DIFFERENCES(value_of_##f, x, with_value, n);                                                           \
    } while (0)

int main(int argc, char **argv) {
    double x[9] = {0.5, 1.1, -0.7, 0.9, 1.3, 0.2, -1.2, 0.4, 1.6}, dx[9] = {0}, out[2], d[2] = {1, -2};
    int n = 8 + argc;
    TRY(last_but_one);
    TRY(both);
    __enzyme_autodiff((void *)stored, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, out, d);
    CHECK_DIFFERENCES(value_of_stored, x, dx, n);
    CHECK(d[0], 0), CHECK(d[1], 0);
    return check_failures != 0;
}
