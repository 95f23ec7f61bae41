// memory: O2
// Derivatives of derivatives of loops that are left in several places: the reverse of such a loop is entered in several.
// Each exit is taken in one of the cases. Against finite differences of the gradient, and each mode against the others.
#include "check.h"
double __enzyme_fwddiff(void *, ...);

static double leaves_by_break(double x, int n) {
    double s = 0, t = x;
    for (int i = 0; i < n; i++) {
        t = t * x + sin(s);
        s += t * t;
        if (s > 20) break;
        s = s * 0.9;
    }
    return s * s;
}

static double leaves_anywhere(double x, int n) {
    double s = x;
    for (int i = 0; i < n; i++) {
        if (s > 5) return s * x;
        s = s * s + 0.1 * x;
        if (i == 3 && x < 0.3) break;
        if (s < 0.01) continue;
        for (int j = 0; j < i; j++) {
            s += 0.2 * cos(x * s);
            if (s > 4) goto out;
        }
    }
    s += sin(s);
out:
    return s * exp(0.1 * s);
}

static double searches(double x, int n) {
    double low = 0, high = 2 + x;
    for (int i = 0; i < n; i++) {
        double middle = 0.5 * (low + high) + 0.01 * x * x, value = middle * middle - 1.3 * x;
        if (fabs(value) < 1e-3) return middle * middle * x;
        if (value > 0) high = middle;
        else low = middle * (1 + 0.001 * x);
    }
    return low * high * x;
}

#define DERIVATIVES(f)                                                                                                         \
    static double f##_reverse(double x, int n) { return __enzyme_autodiff((void *)f, x, n); }                                 \
    static double f##_forward(double x, int n) { return __enzyme_fwddiff((void *)f, x, 1.0, n); }                             \
    static double f##_rr(double x, int n) { return __enzyme_autodiff((void *)f##_reverse, x, n); }                            \
    static double f##_fr(double x, int n) { return __enzyme_fwddiff((void *)f##_reverse, x, 1.0, n); }                        \
    static double f##_rf(double x, int n) { return __enzyme_autodiff((void *)f##_forward, x, n); }                            \
    static double f##_frr(double x, int n) { return __enzyme_fwddiff((void *)f##_rr, x, 1.0, n); }                            \
    static double f##_rfr(double x, int n) { return __enzyme_autodiff((void *)f##_fr, x, n); }                                \
    static void f##_check(double x, int n) {                                                                                  \
        const double h = 1e-5, second = (f##_reverse(x + h, n) - f##_reverse(x - h, n)) / (2 * h);                            \
        const double third = (f##_rr(x + h, n) - f##_rr(x - h, n)) / (2 * h);                                                 \
        CHECK_NEAR(f##_rr(x, n), second, 1e-6);                                                                                \
        CHECK(f##_fr(x, n), f##_rr(x, n));                                                                                     \
        CHECK(f##_rf(x, n), f##_rr(x, n));                                                                                     \
        CHECK_NEAR(f##_frr(x, n), third, 1e-6);                                                                                \
        CHECK(f##_rfr(x, n), f##_frr(x, n));                                                                                   \
    }

DERIVATIVES(leaves_by_break)
DERIVATIVES(leaves_anywhere)
DERIVATIVES(searches)

int main(void) {
    leaves_by_break_check(0.5, 9), leaves_by_break_check(1.0, 9), leaves_by_break_check(1.5, 9);
    leaves_anywhere_check(0.2, 9), leaves_anywhere_check(0.7, 9), leaves_anywhere_check(0.7, 2);
    leaves_anywhere_check(2.1, 9), leaves_anywhere_check(0.9, 4), leaves_anywhere_check(1.3, 0);
    searches_check(1.1, 30), searches_check(1.1, 4), searches_check(0.4, 2);
    return check_result();
}
