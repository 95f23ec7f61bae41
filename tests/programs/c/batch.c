// The function itself on several sets of arguments: one value of each argument for each lane, or one that all share.
#include "check.h"
extern int enzyme_width, enzyme_vector, enzyme_dupv, enzyme_dupnoneedv;
struct four {
    double value[4];
};
struct floats {
    float value[3];
};
struct big {
    double a[3], b;
};
struct bigs {
    struct big value[2];
};
struct chars {
    signed char value[2];
};
struct four __enzyme_batch_four(void *, ...);
struct floats __enzyme_batch_floats(void *, ...);
struct bigs __enzyme_batch_bigs(void *, ...);
struct chars __enzyme_batch_chars(void *, ...);
double __enzyme_batch_one(void *, ...);
void __enzyme_batch_void(void *, ...);

static double f(double x, double y) { return x * exp(y); }
static float g(float x, int n) { return n ? x * g(x, n - 1) : 1; }
static struct big large(struct big s, double t) {
    s.a[1] *= t;
    s.b += s.a[1];
    return s;
}
static signed char negated(signed char c, _Bool yes) { return yes ? -c : c; }
static void sum(const double *x, double *total, int n) {
    for (int i = 0; i < n; i++) *total += x[i];
}
static double four_times(double x, double y) {
    struct four s = __enzyme_batch_four((void *)f, enzyme_width, 4, x, x * x, y, 1.0, y, x, y * y, 2.0);
    return s.value[0] + s.value[1] * s.value[2] + s.value[3];
}

int main(void) {
    const double x[4] = {1, 2, -3, 0.5}, y[4] = {0, 1, 0.5, -1};
    struct four a = __enzyme_batch_four((void *)f, enzyme_width, 4, x[0], x[1], x[2], x[3], enzyme_vector, y[0], y[1], y[2], y[3]);
    for (int k = 0; k < 4; k++) CHECK(a.value[k], x[k] * exp(y[k]));
    struct four b = __enzyme_batch_four((void *)f, enzyme_width, 4, enzyme_dup, x[0], x[1], x[2], x[3], enzyme_const, 0.5);
    for (int k = 0; k < 4; k++) CHECK(b.value[k], x[k] * exp(0.5));
    struct four c = __enzyme_batch_four((void *)f, enzyme_width, 4, enzyme_dupv, sizeof *x, x, enzyme_dupnoneedv, sizeof *y, y);
    for (int k = 0; k < 4; k++) CHECK(c.value[k], x[k] * exp(y[k]));
    struct floats d = __enzyme_batch_floats((void *)g, enzyme_width, 3, 1.5f, 2.0f, -1.0f, 2, 3, 5);
    CHECK(d.value[0], 2.25);
    CHECK(d.value[1], 8);
    CHECK(d.value[2], -1);
    struct big s = {{1, 2, 3}, 4}, t = {{5, 6, 7}, 8};
    struct bigs e = __enzyme_batch_bigs((void *)large, enzyme_width, 2, s, t, 2.0, 3.0);
    CHECK(e.value[0].a[1], 4);
    CHECK(e.value[0].b, 8);
    CHECK(e.value[1].a[1], 18);
    CHECK(e.value[1].b, 26);
    CHECK(s.a[1] + t.a[1], 8); // the callee's copies changed, not these
    struct chars h = __enzyme_batch_chars((void *)negated, enzyme_width, 2, 5, 7, 1, 0);
    CHECK(h.value[0], -5);
    CHECK(h.value[1], 7);
    CHECK(__enzyme_batch_one((void *)f, enzyme_width, 1, 2.0, 0.0), 2);
    double totals[2] = {0, 100};
    __enzyme_batch_void((void *)sum, enzyme_width, 2, enzyme_const, x, &totals[0], &totals[1], enzyme_const, 4);
    CHECK(totals[0], 0.5);
    CHECK(totals[1], 100.5);

    // Derivatives go through a batch: x e^y + x^2 e^x y e^(y^2) + e^2.
    CHECK(__enzyme_autodiff((void *)four_times, 1.5, enzyme_const, 0.5), exp(0.5) + (2 * 1.5 + 1.5 * 1.5) * 0.5 * exp(1.75));
    return check_result();
}
