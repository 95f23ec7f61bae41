// Memory that is constant at run time, to which a function writes results that nobody reads where it matters: logs, what the next call
// begins with, scratch that is overwritten by numbers that depend on nothing, copies from constant to constant memory.
#include "check.h"
extern int enzyme_runtime_activity;
#define NOINLINE __attribute__((noinline))
struct context { double *log, *guess, *scratch, *parameters; };

NOINLINE static void note(double *log, int i, double v) { log[i] = v; }
NOINLINE static void shift(double *log, int n) { memmove(log + 1, log, (n - 1) * sizeof *log); }
NOINLINE static void reset(double *scratch, int n) { for (int i = 0; i < n; i++) scratch[i] = i + 1; }
NOINLINE static double get(const double *p, int i) { return p[i]; }
static double f(struct context *c, int n) {
    double y = get(c->guess, 0), s = 0;
    for (int i = 0; i < n; i++) {
        y = 0.5 * (y + get(c->parameters, i) * get(c->parameters, i));
        shift(c->log, 4);
        note(c->log, 0, y);
        c->scratch[i % 4] = y;
        s += y * (i + 1);
    }
    reset(c->scratch, 4);
    s += get(c->scratch, 1) * y;
    memset(c->scratch, 0, 4 * sizeof(double));
    s += get(c->scratch, 2) * y + y;
    c->guess[0] = y;
    return s;
}
static double by_hand(const double *p, double guess, int n, int k) {
    double y = guess, dy = 0, d = 0;
    for (int i = 0; i < n; i++) {
        y = 0.5 * (y + p[i] * p[i]), dy = 0.5 * (dy + (i == k ? 2 * p[i] : 0));
        d += dy * (i + 1);
    }
    return d + 2 * dy + dy;
}
int main(void) {
    double log[4] = {0}, guess = 0.25, scratch[4] = {0}, p[5] = {1, -2, 0.5, 3, 1.5};
    struct context c = {log, &guess, scratch, p};
    for (int times = 0; times < 2; times++) { // the second one reads what the first one left
        double dp[5] = {0}, before = guess;
        struct context dc = {log, &guess, scratch, dp};
        __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, &c, &dc, enzyme_const, 5);
        for (int k = 0; k < 5; k++) CHECK(dp[k], by_hand(p, before, 5, k));
        CHECK(log[0], guess);
        double t[5] = {0, 0, 1, 0, 0};
        struct context tc = {log, &guess, scratch, t};
        before = guess;
        CHECK(__enzyme_fwddiff_check((void *)f, enzyme_runtime_activity, enzyme_dup, &c, &tc, enzyme_const, 5), by_hand(p, before, 5, 2));
    }
    return check_result();
}
