// A function that is called as inactive runs as it is, once: nothing flows through its result, and what it is given keeps its
// derivative. What it counts is there for the caller.
#include "check.h"
#include <stdarg.h>
struct pair {
    double a, b;
};
struct triple {
    double a, b, c;
};
void __enzyme_call_inactive(void *, ...);
double __enzyme_call_inactive_double(void *, ...);
int __enzyme_call_inactive_int(void *, ...);
struct pair __enzyme_call_inactive_pair(void *, ...);
struct triple __enzyme_call_inactive_triple(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);

static int calls;
static char text[64];
static void note(const double *x, int n) { calls += n, snprintf(text, sizeof text, "%g", x[0]); }
static double scale(double v, float by) { return v * v * by; }
static int largest(const double *x, int n) {
    int k = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > x[k]) k = i;
    return k;
}
static struct pair two(double v) { return (struct pair){v, 2 * v}; }
static struct triple three(struct triple t) { return (struct triple){t.c, t.b, t.a}; }
static double sum(int n, ...) {
    double s = 0;
    va_list list;
    va_start(list, n);
    for (int i = 0; i < n; i++) s += va_arg(list, double);
    va_end(list);
    return s;
}

static double f(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        __enzyme_call_inactive((void *)note, x, n);
        s += x[i] * __enzyme_call_inactive_double((void *)scale, x[i], 2.0);
    }
    s += x[__enzyme_call_inactive_int((void *)largest, x, n)];
    s += x[0] * __enzyme_call_inactive_pair((void *)two, x[0]).b;
    const struct triple t = {x[0], x[1], x[2]};
    s += x[1] * __enzyme_call_inactive_triple((void *)three, t).a;
    return s + x[2] * __enzyme_call_inactive_double((void *)sum, 2, x[0], x[1]);
}

// Derivatives of derivatives: the call stays what it is.
static double cubed(double x) { return x * x * x + x * __enzyme_call_inactive_double((void *)scale, x, 1.0); }
static double slope(double x) { return __enzyme_autodiff((void *)cubed, x); }

int main(void) {
    CHECK(slope(2), 12 + 4);
    CHECK(__enzyme_fwddiff((void *)slope, 2.0, 1.0), 12);
    double x[3] = {0.5, -2, 1.5}, dx[3] = {0}, got[3] = {0}, v[3] = {1, 10, 100};
    // d/dx of sum x_i c_i with c_i = 2 x_i^2 held fixed, of the largest, and of x * (number held fixed)
    const double want[3] = {2 * 0.25 + 2 * 0.5, 2 * 4 + 1.5, 2 * 2.25 + 1 + (0.5 - 2)};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 3);
    for (int i = 0; i < 3; i++) CHECK(dx[i], want[i]);
    CHECK(calls, 9);
    CHECK(atof(text), 0.5);
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, 3), want[0] + 10 * want[1] + 100 * want[2]);
    CHECK(calls, 18);
    struct forward a = __enzyme_augmentfwd((void *)f, enzyme_dup, x, got, enzyme_const, 3);
    CHECK(a.value, f(x, 3));
    CHECK(calls, 36);
    x[0] = x[1] = x[2] = 7;
    __enzyme_reverse((void *)f, enzyme_dup, x, got, enzyme_const, 3, 1.0, a.tape);
    for (int i = 0; i < 3; i++) CHECK(got[i], want[i]);
    CHECK(calls, 36);

    // Outside of derivatives it is a call.
    CHECK(__enzyme_call_inactive_double((void *)scale, 3.0, 0.5), 4.5);
    __enzyme_call_inactive((void *)note, x, 1);
    CHECK(calls, 37);
    CHECK(__enzyme_call_inactive_double((void *)sum, 3, 1.0, 2.0, 3.0), 6);
    return check_result();
}
