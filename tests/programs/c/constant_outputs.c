// Constant memory that a function writes its results to, which nobody reads where it matters: logs, counters, running sums, what the
// next call begins with. Its derivative is nobody's concern.
#include "check.h"
#define NOINLINE __attribute__((noinline))
struct book { int calls; double guess, total, last[4]; };

NOINLINE static void note(struct book *b, double v, int i) { b->last[i % 4] = v; }
NOINLINE static void add(struct book *b, double v) { b->total += v, b->calls++; }
NOINLINE static double limit(const double *limits, int i) { return limits[i]; }
NOINLINE static int calls(const struct book *b) { return b->calls; }
NOINLINE static double begin(const struct book *b) { return b->guess; }
// Numbers of the caller are read before results are put beside them, and from other memory.
static double f(double *x, struct book *b, const double *limits) {
    double y = begin(b), s = 0;
    for (int i = 0; i < 4; i++) {
        y = 0.5 * (y + x[i] * limit(limits, i % 2));
        note(b, y, i);
        add(b, y * y);
        s += y * x[i] + calls(b);
    }
    b->guess = y;
    return s;
}
// Results in an array, and a message about them.
NOINLINE static void report(double *log, int n) {
    double largest = 0;
    for (int i = 0; i < n; i++) largest = fmax(largest, log[i]);
    if (largest > 1e300) printf("%g\n", largest);
}
static double g(double *x, double *log) {
    double s = 0;
    for (int i = 0; i < 4; i++) {
        const double e = exp(x[i]);
        log[i] = e;
        log[4] += e;
        s += e * x[(i + 1) % 4];
    }
    memcpy(log + 5, log, 2 * sizeof(double));
    report(log, 7);
    return s;
}
int main(void) {
    double x[4] = {0.5, -1, 2, 0.25}, d[4] = {0}, e[4] = {0}, log[7] = {0};
    struct book b = {3, 0.75, 0, {0}};
    double limits[2] = {2, 3};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, &b, enzyme_const, limits);
    CHECK(b.calls, 7);
    for (int k = 0; k < 4; k++) {
        double y = 0.75, dy = 0, want = 0;
        for (int i = 0; i < 4; i++) {
            const double l = i % 2 ? 3 : 2;
            y = 0.5 * (y + x[i] * l), dy = 0.5 * (dy + (i == k ? l : 0));
            want += dy * x[i] + (i == k ? y : 0);
        }
        CHECK(d[k], want);
        if (k == 3) CHECK(b.guess, y), CHECK(b.last[3], y);
    }
    __enzyme_autodiff((void *)g, enzyme_dup, x, e, enzyme_const, log);
    for (int k = 0; k < 4; k++) CHECK(e[k], exp(x[k]) * x[(k + 1) % 4] + exp(x[(k + 3) % 4]));
    CHECK(log[4], exp(x[0]) + exp(x[1]) + exp(x[2]) + exp(x[3]));
    CHECK(log[6], exp(x[1]));
    // The same point, the other way round.
    double t[4] = {1, 0, 0, 0};
    CHECK(__enzyme_fwddiff_check((void *)g, enzyme_dup, x, t, enzyme_const, log), e[0]);
    return check_result();
}
