// Zero times infinity is zero where the program says so, whichever of the two is the partial: in forward mode an infinite tangent meets a
// factor that is zero, in reverse mode an infinite adjoint does. So it is in derivatives of derivatives.
#include "check.h"
#include <complex.h>
extern int enzyme_strong_zero, enzyme_width;
double __enzyme_fwddiff(void *, ...);
struct two {
    double first, second;
};
struct two __enzyme_fwddiff_lanes(void *, ...);
struct two __enzyme_autodiff_two(void *, ...);

static double root(double x) { return 0 * sqrt(x); }
static double overflow(double x) { return 0 * exp(x) + x; }
static double infinite(double x) { return x * INFINITY * 0 + x * 3; }
static double root_of_nothing(double x) { return sqrt(0 * x) + 2 * x; }
static double quotient(double x, double by) { return sqrt(x) / by + 5 * x; }
static double fused(double x) { return fma(exp(x), 0, x); }
static double weighted(const double *w, double x) { return w[0] * exp(x) + w[1] * x * x; }

#define BOTH(f, at, want)                                                                                            \
    do {                                                                                                             \
        CHECK(__enzyme_autodiff((void *)f, enzyme_strong_zero, enzyme_out, at), want);                               \
        CHECK(__enzyme_fwddiff((void *)f, enzyme_strong_zero, enzyme_dup, at, 1.0), want);                           \
        const struct two lanes =                                                                                     \
            __enzyme_fwddiff_lanes((void *)f, enzyme_strong_zero, enzyme_width, 2, enzyme_dup, at, 1.0, 2.0);        \
        CHECK(lanes.first, want);                                                                                    \
        CHECK(lanes.second, 2 * (want));                                                                             \
    } while (0)

static double slope(const double *w, double x) {
    return __enzyme_fwddiff((void *)weighted, enzyme_strong_zero, enzyme_const, w, x, 1.0);
}
static double gradient(const double *w, double x) {
    return __enzyme_autodiff((void *)weighted, enzyme_strong_zero, enzyme_const, w, enzyme_out, x);
}

// Adjoints that are infinite come back into a product with zero.
static double sum_of_roots(const double *restrict x, const double *restrict w, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sqrt(w[i] * x[i]) + w[i] * x[i] + x[i];
    return s;
}
static void scaled(const double *restrict x, int n, double by, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    out[0] = s * by, out[1] = s;
}
static void divided(const double *restrict x, int n, double by, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    out[0] = s / by, out[1] = s;
}

static double spiral(double x, double y) {
    const double _Complex e = cexp(x + y * I);
    return 0 * creal(e) + 0 * cimag(e) + 2 * x + y;
}

int main(void) {
    BOTH(root, 0.0, 0);
    BOTH(overflow, 1000.0, 1);
    BOTH(infinite, 2.0, 3);
    BOTH(root_of_nothing, 1.0, 2);
    BOTH(fused, 1000.0, 1);
    CHECK(isnan(__enzyme_fwddiff((void *)overflow, enzyme_dup, 1000.0, 1.0)), 1);
    CHECK(__enzyme_fwddiff((void *)quotient, enzyme_strong_zero, 0.0, 1.0, enzyme_const, INFINITY), 5);
    CHECK(__enzyme_autodiff((void *)quotient, enzyme_strong_zero, 0.0, enzyme_const, INFINITY), 5);

    // d/dx of 2 w[1] x, with w[0] zero
    const double w[2] = {0, 3};
    CHECK(__enzyme_fwddiff((void *)slope, enzyme_strong_zero, enzyme_const, w, 1000.0, 1.0), 6);
    CHECK(__enzyme_fwddiff((void *)gradient, enzyme_strong_zero, enzyme_const, w, 1000.0, 1.0), 6);
    CHECK(__enzyme_autodiff((void *)slope, enzyme_strong_zero, enzyme_const, w, enzyme_out, 1000.0), 6);
    CHECK(__enzyme_autodiff((void *)gradient, enzyme_strong_zero, enzyme_const, w, enzyme_out, 1000.0), 6);
    // and by w[0] of w[0] exp(x): an adjoint or a tangent that is zero here is not so in the next derivative
    double dw[2] = {1, 0};
    CHECK(__enzyme_fwddiff((void *)gradient, enzyme_strong_zero, w, dw, enzyme_const, 1.5), exp(1.5));
    CHECK(__enzyme_fwddiff((void *)slope, enzyme_strong_zero, w, dw, enzyme_const, 1.5), exp(1.5));
    dw[0] = 0;
    __enzyme_autodiff((void *)slope, enzyme_strong_zero, w, dw, enzyme_const, 1.5);
    CHECK(dw[0], exp(1.5));
    CHECK(dw[1], 3);

    double x[3] = {1, 2, 3}, by[3] = {0, 0, 1}, dx[3] = {0}, out[2], dout[2] = {INFINITY, 1};
    __enzyme_autodiff((void *)sum_of_roots, enzyme_strong_zero, x, dx, enzyme_const, by, 3);
    CHECK(dx[0], 1);
    CHECK(dx[1], 1);
    CHECK(dx[2], 2 + 0.5 / sqrt(3));
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)scaled, enzyme_strong_zero, x, dx, 3, enzyme_const, 0.0, out, dout);
    for (int i = 0; i < 3; i++) CHECK(dx[i], 2 * x[i]), dx[i] = 0;
    dout[0] = INFINITY, dout[1] = 1;
    __enzyme_autodiff((void *)divided, enzyme_strong_zero, x, dx, 3, enzyme_const, INFINITY, out, dout);
    for (int i = 0; i < 3; i++) CHECK(dx[i], 2 * x[i]);

    CHECK(__enzyme_fwddiff((void *)spiral, enzyme_strong_zero, 1000.0, 1.0, 0.0, 2.0), 4);
    const struct two back = __enzyme_autodiff_two((void *)spiral, enzyme_strong_zero, 1000.0, 0.0);
    CHECK(back.first, 2);
    CHECK(back.second, 1);
    return check_result();
}
