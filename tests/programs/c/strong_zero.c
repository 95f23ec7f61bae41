// A zero adjoint, or tangent, times an infinite or undefined partial is zero where the program says so, in callees too.
#include "check.h"
extern int enzyme_strong_zero, enzyme_width;
double __enzyme_fwddiff(void *, ...);
double __enzyme_autodiff_strong(void *, ...);
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);

// The adjoint of the product is w[1], its partials are w[0] and infinite powers.
__attribute__((noinline)) static double product(double x, const double *w) { return x * w[0]; }
static double f(double x, const double *w, int n) {
    double s = product(x, w) * w[1] + exp(x * w[2]) * w[1];
    for (int i = 0; i < n; i++) s += pow(x, w[2]) * w[1] + x * w[3];
    return s;
}
static double through_pointers(double x, double *out) {
    double whole, sine = sin(x), cosine = cos(x);
    *out = sine + cosine;
    return modf(x, &whole);
}

int main(void) {
    const double w[4] = {INFINITY, 0, 4000, 2};
    const double x = 1.5;
    CHECK(isnan(__enzyme_autodiff((void *)f, enzyme_out, x, enzyme_const, w, enzyme_const, 8)), 1);
    CHECK(__enzyme_autodiff((void *)f, enzyme_strong_zero, enzyme_out, x, enzyme_const, w, enzyme_const, 8), 16);
    const struct forward a = __enzyme_augmentfwd((void *)f, enzyme_strong_zero, enzyme_out, x, enzyme_const, w, enzyme_const, 8);
    CHECK(__enzyme_reverse((void *)f, enzyme_strong_zero, enzyme_out, x, enzyme_const, w, enzyme_const, 8, 0.5, a.tape), 8);

    CHECK(isnan(__enzyme_fwddiff((void *)product, x, 0.0, enzyme_const, w)), 1);
    CHECK(__enzyme_fwddiff((void *)product, enzyme_strong_zero, x, 0.0, enzyme_const, w), 0);
    CHECK(isinf(__enzyme_fwddiff((void *)product, enzyme_strong_zero, x, 1.0, enzyme_const, w)), 1);

    double out, dout = 0;
    CHECK(isnan(__enzyme_autodiff((void *)through_pointers, INFINITY, &out, &dout)), 1);
    CHECK(__enzyme_autodiff((void *)through_pointers, enzyme_strong_zero, INFINITY, &out, &dout), 1);
    dout = 7;
    CHECK(__enzyme_fwddiff((void *)through_pointers, enzyme_strong_zero, INFINITY, 0.0, &out, &dout), 0);
    CHECK(dout, 0);
    return check_result();
}
