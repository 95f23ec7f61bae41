// A sum whose adjoint is zero contributes nothing: in front of a loop that runs forward and backward at once as anywhere else. It is
// divided by zero, or multiplied by infinity, on its way to memory.
#include "check.h"
extern int enzyme_strong_zero;

static void divided(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    out[0] = s / x[n], out[1] = x[0];
}

static void multiplied(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    out[0] = s * x[n], out[1] = x[0];
}

static void multiplied_and_added(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    out[0] = fma(x[n], s, 1), out[1] = x[0];
}

#define TRY(f, ...)                                                                                                  \
    do {                                                                                                             \
        double dx[4] = {0}, out[2], d[2] = {0, 2};                                                                   \
        __enzyme_autodiff((void *)f, __VA_ARGS__, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, out, d);           \
        CHECK(dx[0], 2), CHECK(dx[1], 0), CHECK(dx[2], 0);                                                           \
        CHECK(d[0], 0), CHECK(d[1], 0);                                                                              \
    } while (0)

int main(int argc, char **argv) {
    int n = 2 + argc;
    double x[4] = {0.5, 1, 2, 0};
    TRY(divided, enzyme_strong_zero);
    double dx[4] = {0}, out[2], d[2] = {0, 2};
    __enzyme_autodiff((void *)divided, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, out, d);
    for (int i = 0; i < n; i++) CHECK(dx[i], i ? 0 : 2);
    x[n] = INFINITY;
    TRY(multiplied, enzyme_strong_zero);
    TRY(multiplied_and_added, enzyme_strong_zero);
    return check_failures != 0;
}
