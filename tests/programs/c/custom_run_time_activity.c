// A given derivative with a tape in memory in three lanes, and where the program finds out at run time what is constant.
#include "check.h"
extern int enzyme_width, enzyme_runtime_activity;
struct lanes {
    double l[3];
};
struct lanes __enzyme_autodiff_lanes(void *, ...);
struct lanes __enzyme_fwddiff_lanes(void *, ...);

struct tape {
    double x;
    float p;
};
struct augmented {
    struct tape tape;
    double result;
};
__attribute__((noinline)) double f(double x, const double *p) { return x * p[0]; }
struct augmented f_augmented(double x, const double *p, const double *dp) {
    return (struct augmented){{x, p[0]}, f(x, p)};
}
double f_gradient(double x, const double *p, double *dp, double seed, struct tape t) { // the factor shows whose it is
    if (dp) dp[0] += 10 * seed * t.x;
    return 10 * seed * t.p;
}
double f_tangent(double x, double dx, const double *p, const double *dp) { return 10 * dx * p[0] + (dp ? 10 * x * dp[0] : 0); }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)f_augmented, (void *)f_gradient};
void *__enzyme_register_derivative_f[] = {(void *)f, (void *)f_tangent};

double both(double x, const double *p) {
    double q[1] = {p[0] * p[0]};
    return f(x, q) + f(x, p);
}

// A pointer is returned: that of constant memory is its own shadow.
struct row {
    double *row, *shadow;
};
__attribute__((noinline)) double *second(double *m) { return m + 1; }
struct row second_augmented(double *m, double *dm) { return (struct row){second(m), dm ? dm + 1 : 0}; }
void second_gradient(double *m, double *dm) {}
void *__enzyme_register_gradient_second[] = {(void *)second, (void *)second_augmented, (void *)second_gradient};
double of_second(double *m, double x) { return *second(m) * x; }

int main(void) {
    const double x = 3;
    double p[1] = {2}, d1[1] = {0}, d2[1] = {0}, d3[1] = {0};
    struct lanes l = __enzyme_autodiff_lanes(
        (void *)both, enzyme_width, 3, enzyme_out, x, enzyme_dup, p, d1, d2, d3, 1.0, 2.0, 3.0);
    for (int i = 0; i < 3; i++) CHECK(l.l[i], 60. * (i + 1));
    CHECK(d1[0], 10 * 3 * 4 + 30.);
    CHECK(d3[0], 3 * d1[0]);
    d1[0] = 1, d2[0] = 0, d3[0] = -1;
    l = __enzyme_fwddiff_lanes((void *)both, enzyme_width, 3, enzyme_dup, x, 0.0, 1.0, 2.0, enzyme_dup, p, d1, d2, d3);
    CHECK(l.l[0], 150.);
    CHECK(l.l[1], 60.);
    CHECK(l.l[2], 120 - 150.);

    d1[0] = 0;
    CHECK(__enzyme_autodiff((void *)both, enzyme_runtime_activity, enzyme_out, x, enzyme_dup, p, d1), 60.);
    CHECK(d1[0], 150.);
    CHECK(__enzyme_autodiff((void *)both, enzyme_runtime_activity, enzyme_out, x, enzyme_dup, p, p), 60.);
    CHECK(p[0], 2.);
    CHECK(__enzyme_fwddiff_check((void *)both, enzyme_runtime_activity, x, 1.0, enzyme_dup, p, p), 60.);

    double m[2] = {4, 5}, dm[2] = {0};
    CHECK(__enzyme_autodiff((void *)of_second, enzyme_runtime_activity, enzyme_dup, m, dm, enzyme_out, x), 5.);
    CHECK(dm[1], 3.);
    CHECK(__enzyme_autodiff((void *)of_second, enzyme_runtime_activity, enzyme_dup, m, m, enzyme_out, x), 5.);
    CHECK(m[1], 5.);
    return check_failures;
}
