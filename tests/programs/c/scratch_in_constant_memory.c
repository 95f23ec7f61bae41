// memory: O2
// Scratch memory that a request calls constant: numbers that depend on x are put there, moved, overwritten and read again, in both modes.
#define _GNU_SOURCE
#include "check.h"
#define CALL __attribute__((noinline)) static

typedef struct { double a, b, c; } record;
CALL void put(double *w, int i, double v) { w[i] = v; }
CALL double get(const double *w, int i) { return w[i]; }
CALL void wipe(double *w, int n) { memset(w, 0, n * sizeof *w); }
CALL void fill(double *w, int n, double v) { for (int i = 0; i < n; i++) w[i] = v; }
CALL void increase(double *w, int i, double v) { w[i] += v; }

static double one_number(const double *x, double *w, int k) { put(w, 1, x[0] * x[1]); return get(w, k) * x[0]; }
static double copied_from_the_input(const double *x, double *w, int k) { memcpy(w, x, 2 * sizeof *w); return get(w, k) * get(w, 0); }
static double copied_within(const double *x, double *w, int k) {
    put(w, 0, x[0]), put(w, 1, x[1] * x[1]);
    memcpy(w + 2, w, 2 * sizeof *w);
    put(w, 1, 7);
    return get(w, k + 2) * get(w, k);
}
static double wiped(const double *x, double *w, int k) {
    put(w, 1, x[0]);
    double before = get(w, k);
    wipe(w, 4);
    double wiped = get(w, k);
    put(w, k, x[1]);
    return before * get(w, 1) + wiped;
}
static double sums(const double *x, double *w, int k) {
    fill(w, 8, 0);
    for (int step = 0; step < 5; step++)
        for (int i = 0; i < 8; i++) increase(w, i, x[(i + step) % 2] * x[0] * (step + 1));
    double s = 0;
    for (int i = 0; i < 8; i++) s += get(w, i) * get(w, (i + k) % 8);
    return s;
}
static double two_results(const double *x, double *w, int k) { sincos(x[0] * x[1], w + k, w + 3); return get(w, 1) * w[3]; }
static double moved(const double *x, double *w, int k) {
    for (int i = 0; i < 10; i++) put(w, i, x[i % 2] * i);
    memmove(w + 1, w, 9 * sizeof *w);
    double s = 0;
    for (int i = 0; i < 10; i++) s += get(w, i) * get(w, (i + 3 * k) % 10);
    return s;
}
static double records(const double *x, double *w, int k) {
    record *r = (record *)w;
    r[k] = (record){x[0], x[1] * x[0], x[1]};
    r[0] = r[k];
    r[k].a = 2;
    return r[0].a * r[0].b * r[0].c + r[k].a * r[k].b;
}
static double overwritten(const double *x, double *w, int k) {
    put(w, 0, 3);
    put(w, 0, get(w, 0) * x[0]);
    double b = get(w, 0) * x[1];
    put(w, 0, b + get(w, 0));
    return get(w, k - 1) * get(w, 0);
}
static double there_and_back(const double *x, double *w, int k) {
    double t[4];
    put(w, k, x[0] * x[1]);
    memcpy(t, w, sizeof t);
    t[0] = t[1] * t[1];
    memcpy(w, t, sizeof t);
    return get(w, 0) + get(w, 1) * x[1];
}
static double far_apart(const double *x, double *w, int k) {
    for (int i = 0; i < 20000; i += 7) put(w, i, x[i % 2] * x[0]);
    double s = 0;
    for (int i = 0; i < 20000; i += 7) s += get(w, i) * (i % 5) * k;
    memcpy(w + 7, w, 10000 * sizeof *w);
    return s * get(w, 14) * 1e-5;
}
static double either(const double *x, double *w, int k) {
    double *p = k ? w : (double *)x;
    p[1] = x[0] * x[1];
    return p[1] * w[0] * x[0] + w[1];
}
// A deeper level of a recursion stores a number, and the level above reads it.
CALL double level(const double *x, int depth, double *w) {
    if (depth == 0) {
        w[0] = x[0] * x[0];
        return 6 * x[1];
    }
    double below = level(x, depth - 1, w);
    return below + w[0] * x[1];
}
static double recursion(const double *x, double *w, int k) { return level(x, k + 2, w); }
CALL double even(const double *x, int depth, double *memo);
CALL double odd(const double *x, int depth, double *memo) {
    memo[depth] = x[0] * depth;
    return depth < 2 ? x[0] : x[0] * even(x, depth - 1, memo);
}
CALL double even(const double *x, int depth, double *memo) { return depth < 2 ? x[1] : memo[depth + 1] + odd(x, depth - 1, memo); }
static double mutual_recursion(const double *x, double *w, int k) { return odd(x, k + 4, w); }
// What is put there is moved on by a function that gets nothing else.
CALL void age(double *w) { for (int i = 0; i < 4; i++) w[4 + i] = w[3 - i] / 2; }
static double aged(const double *x, double *w, int k) {
    for (int i = 0; i < 4; i++) w[i] = x[i % 2] * x[i % 2];
    age(w);
    return (w[4 * k] + w[7]) * x[1];
}
static double grown(const double *x, double **w, int k) {
    for (int n = 2; n < 40; n += 9) {
        *w = realloc(*w, n * sizeof **w);
        for (int i = 0; i < n; i++) put(*w, i, (n == 2 || i >= n - 9 ? 1 : get(*w, i)) * x[i % 2]);
    }
    return get(*w, 3 * k) * get(*w, 30) * get(*w, 1);
}

static double *scratch, *block;
static void again(void) { for (int i = 0; i < 30000; i++) scratch[i] = 0.5; }
#define TEST(f, w)                                                                                            \
    static double f##_again(double *x, int n) { again(); return f(x, w, n - 1); }                             \
    static void test_##f(void) {                                                                              \
        double x[2] = {1.3, 0.7}, dx[2] = {0}, t[2] = {0.75, -2};                                             \
        again();                                                                                              \
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, w, 1);                                  \
        check_differences(#f, f##_again, x, dx, 2);                                                           \
        again();                                                                                              \
        const double slope = __enzyme_fwddiff_check((void *)f, enzyme_dup, x, t, enzyme_const, w, 1);         \
        CHECK(slope, dx[0] * t[0] + dx[1] * t[1]);                                                            \
    }
TEST(one_number, scratch) TEST(copied_from_the_input, scratch) TEST(copied_within, scratch) TEST(wiped, scratch) TEST(sums, scratch)
TEST(two_results, scratch) TEST(moved, scratch) TEST(records, scratch) TEST(overwritten, scratch) TEST(there_and_back, scratch)
TEST(far_apart, scratch) TEST(recursion, scratch) TEST(mutual_recursion, scratch) TEST(aged, scratch) TEST(grown, &block)
TEST(either, scratch)

int main(void) {
    scratch = malloc(30000 * sizeof *scratch);
    block = malloc(8);
    test_one_number(), test_copied_from_the_input(), test_copied_within(), test_wiped(), test_sums(), test_two_results(), test_moved();
    test_records(), test_overwritten(), test_there_and_back(), test_far_apart(), test_recursion(), test_mutual_recursion(), test_aged();
    test_grown(), test_either();
    free(scratch), free(block);
    return check_result();
}
