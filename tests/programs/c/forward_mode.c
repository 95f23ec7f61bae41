// Forward mode: tangents of numbers and of memory, of what is allocated and released, called, and returned in each form.
#include "check.h"
double __enzyme_fwddiff(void *, ...);
float __enzyme_fwddiff_float(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
struct both {
    double value, tangent;
};
struct both __enzyme_fwddiff_both(void *, ...);
struct pair {
    double a, b, c;
};
struct pair __enzyme_fwddiff_pair(void *, ...);
double *__enzyme_fwddiff_pointer(void *, ...);

static double waves(double x, double *y, int n) {
    double *t = malloc(n * sizeof(double)), s = 0;
    for (int i = 0; i < n; i++) t[i] = sin(x * y[i]);
    t = realloc(t, 2 * n * sizeof(double));
    for (int i = 0; i < n; i++) t[n + i] = t[i] * t[i];
    for (int i = 0; i < n; i++) s += t[n + i];
    free(t);
    return s;
}
static float cube(float x) { return x * x * x; }
static double power(double x, int n) { return n ? x * power(x, n - 1) : 1; }
static void in_place(double *in, double *out, int n) {
    for (int i = 0; i < n; i++) out[i] = in[i] * in[n - 1 - i];
    for (int i = 0; i < n; i++) in[i] = 3;
}
static struct pair three(double x) { return (struct pair){x, x * x, x * x * x}; }
static double *larger(double *x, double *y) { return *x > *y ? x : y; }
struct model {
    double rate;
    int n;
    double *weights;
};
static double predict(struct model *m, double x) {
    double s = 0;
    for (int i = 0; i < m->n; i++) s += m->weights[i] * x * m->rate;
    m->rate = s;
    return s * s;
}
static double by_value(struct pair p, double x) {
    p.a += x;
    return p.a * p.b * p.c;
}
static double total;
static double through_global(double x) {
    total = x * x;
    total += total * x;
    return total;
}

int main(void) {
    double y[3] = {1, 2, 3}, dy[3] = {0.5, 0, -1}, want = 0, want_x = 0;
    for (int i = 0; i < 3; i++) {
        const double slope = sin(2.4 * y[i]);
        want += slope * (0.7 * y[i] + 1.2 * dy[i]);
        want_x += slope * 0.7 * y[i];
    }
    CHECK(__enzyme_fwddiff((void *)waves, 1.2, 0.7, y, dy, 3), want);
    CHECK(__enzyme_fwddiff((void *)waves, enzyme_dup, 1.2, 0.7, enzyme_const, y, enzyme_const, 3), want_x);
    struct both r = __enzyme_fwddiff_both((void *)waves, enzyme_primal_return, 1.2, 0.7, enzyme_const, y, 3);
    CHECK(r.value, waves(1.2, y, 3));
    CHECK(r.tangent, want_x);

    CHECK(__enzyme_fwddiff_float((void *)cube, 2.f, 0.5f), 6);
    CHECK(__enzyme_fwddiff((void *)power, 1.1, 2.0, 5), 10 * pow(1.1, 4));

    double in[3] = {1, 2, 3}, din[3] = {1, 0, 0.5}, out[3], dout[3];
    __enzyme_fwddiff_void((void *)in_place, enzyme_dup, in, din, enzyme_dupnoneed, out, dout, 3);
    CHECK(dout[0], 3.5);
    CHECK(dout[1], 0);
    CHECK(dout[2], 3.5);
    CHECK(in[0], 3);
    CHECK(din[0], 0); // overwritten by a constant
    CHECK(din[2], 0);

    struct pair t = __enzyme_fwddiff_pair((void *)three, 2.0, 1.0);
    CHECK(t.a, 1);
    CHECK(t.b, 4);
    CHECK(t.c, 12);

    double a = 1, b = 2, da = 3, db = 4;
    CHECK(*__enzyme_fwddiff_pointer((void *)larger, &a, &da, &b, &db), 4);

    double w[3] = {1, 2, 3}, dw[3] = {0.1, 0.2, 0.3};
    struct model m = {2, 3, w}, dm = {0.5, 3, dw};
    const double s = 6 * 1.5 * 2, ds = 0.6 * 1.5 * 2 + 6 * 0.7 * 2 + 6 * 1.5 * 0.5;
    CHECK(__enzyme_fwddiff((void *)predict, &m, &dm, 1.5, 0.7), 2 * s * ds);
    CHECK(m.rate, s);
    CHECK(dm.rate, ds);
    CHECK(dm.n, 3);

    struct pair p = {1, 2, 3}, dp = {0.5, 0, 1};
    CHECK(__enzyme_fwddiff((void *)by_value, p, dp, 2.0, 0.25), 0.75 * 6 + 3 * 2);
    CHECK(p.a, 1);

    CHECK(__enzyme_fwddiff((void *)through_global, 0.3, 1.0), 0.6 + 3 * 0.09);
    return check_result();
}
