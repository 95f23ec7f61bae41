// Derivatives of derivatives: each mode over each, to third order, of a formula, of recursion, and of loops that nobody can
// count over memory that is allocated and released. Hessian times vector in three ways.
#include "check.h"
double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
void __enzyme_autodiff_void(void *, ...);

static double f(double x) { return exp(x) * sin(2 * x) + x * x * x * x; }
static double by_reverse(double x) { return __enzyme_autodiff((void *)f, x); }
static double by_forward(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
static double reverse_over_reverse(double x) { return __enzyme_autodiff((void *)by_reverse, x); }
static double forward_over_reverse(double x) { return __enzyme_fwddiff((void *)by_reverse, x, 1.0); }
static double reverse_over_forward(double x) { return __enzyme_autodiff((void *)by_forward, x); }
static double forward_over_forward(double x) { return __enzyme_fwddiff((void *)by_forward, x, 1.0); }

#define CHECK_THIRD(second)                                                                                                    \
    do {                                                                                                                       \
        CHECK(second(x), f2);                                                                                                  \
        CHECK(__enzyme_autodiff((void *)second, x), f3);                                                                       \
        CHECK(__enzyme_fwddiff((void *)second, x, 1.0), f3);                                                                   \
    } while (0)

static double nested(double x, int n) { return n ? sin(x * nested(x, n - 1)) + x : x; }
static double nested_slope(double x, int n) { return __enzyme_autodiff((void *)nested, x, n); }

static double energy(double *x, int n) {
    double s = 0, *t = malloc(n * sizeof *t);
    for (int i = 0; i < n; i++) {
        t[i] = sin(x[i]) * x[(i + 1) % n];
        while (t[i] > 0.5) t[i] *= 0.7;
        s += t[i] * t[i] * x[i];
    }
    free(t);
    return s;
}
static void gradient(double *x, double *dx, int n) {
    for (int i = 0; i < n; i++) dx[i] = 0;
    __enzyme_autodiff_void((void *)energy, x, dx, n);
}
static double slope(double *x, double *v, int n) { return __enzyme_fwddiff((void *)energy, x, v, n); }

int main(void) {
    const double x = 0.3, e = exp(x), s = sin(2 * x), c = cos(2 * x);
    const double f2 = e * (4 * c - 3 * s) + 12 * x * x, f3 = e * (-2 * c - 11 * s) + 24 * x;
    CHECK_THIRD(reverse_over_reverse);
    CHECK_THIRD(forward_over_reverse);
    CHECK_THIRD(reverse_over_forward);
    CHECK_THIRD(forward_over_forward);

    const double h = 1e-5, difference = (nested_slope(0.7 + h, 6) - nested_slope(0.7 - h, 6)) / (2 * h);
    CHECK_NEAR(__enzyme_autodiff((void *)nested_slope, 0.7, 6), difference, 1e-7);
    CHECK(__enzyme_fwddiff((void *)nested_slope, 0.7, 1.0, 6), __enzyme_autodiff((void *)nested_slope, 0.7, 6));

    double at[4] = {0.5, 1.2, 2.0, -0.3}, v[4] = {1, 0.5, -1, 2}, g[4], hv[4] = {0}, by_slope[4] = {0}, back[4] = {0};
    double moved[4], up[4], down[4], seed[4];
    memcpy(seed, v, sizeof v);
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, at, v, enzyme_dupnoneed, g, hv, 4);
    __enzyme_autodiff_void((void *)slope, enzyme_dup, at, by_slope, enzyme_const, v, 4);
    __enzyme_autodiff_void((void *)gradient, enzyme_dup, at, back, enzyme_dup, g, seed, 4);
    for (int i = 0; i < 4; i++) moved[i] = at[i] + h * v[i];
    gradient(moved, up, 4);
    for (int i = 0; i < 4; i++) moved[i] = at[i] - h * v[i];
    gradient(moved, down, 4);
    for (int i = 0; i < 4; i++) {
        CHECK_NEAR(hv[i], (up[i] - down[i]) / (2 * h), 1e-8);
        CHECK(by_slope[i], hv[i]);
        CHECK(back[i], hv[i]);
    }
    return check_result();
}
