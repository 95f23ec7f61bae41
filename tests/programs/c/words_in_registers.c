// Words that hold a number at times, and a pointer at others, are moved through registers: as doubles, as pointers, as lanes; what arrays
// reach over, too, and with shadows that are decided at run time or shared.
// levels: O1 O2 O3
// flags: -fno-strict-aliasing
#include "compare.h"
extern int enzyme_runtime_activity, enzyme_shared;

enum { N = 6 };
typedef union {
    double d;
    double *p;
    long i;
} word;
static unsigned char kinds[3 * N];

__attribute__((noinline)) static double value(word *w, int i) {
    return kinds[i] == 0 ? w[i].d : kinds[i] == 1 ? (double)w[i].i : *w[i].p;
}
// The first one goes to the end: it is loaded as a double, the first member.
__attribute__((noinline)) static void rotate(word *w, int n) {
    word first = w[0];
    unsigned char kind = kinds[0];
    memmove(w, w + 1, (n - 1) * sizeof *w);
    memmove(kinds, kinds + 1, n - 1);
    w[n - 1] = first;
    kinds[n - 1] = kind;
}
static double rotated(int times, double *x) {
    word w[3 * N];
    double y[N], s = 0;
    for (int i = 0; i < N; i++) y[i] = x[i] * x[i];
    for (int i = 0; i < 3 * N; i++) {
        kinds[i] = i % 3;
        if (i % 3 == 0) w[i].d = x[i / 3];
        else if (i % 3 == 1) w[i].i = i;
        else w[i].p = &y[i / 3];
    }
    for (int i = 0; i < 3 * N; i++) s += value(w, i) * (i + 1) * x[0];
    for (int i = 0; i < times; i++) rotate(w, 3 * N);
    for (int i = 0; i < 3 * N; i++) s += value(w, i) * (i + 1);
    return s;
}

// Numbers that are put by an index where pointers lie at other times, and that are moved as these.
typedef struct {
    long leads;
    union {
        double a[2];
        struct {
            double *p, *q;
        } s;
    } u;
} pair;
__attribute__((noinline)) static void put(pair *r, int i, double v) { r->u.a[i] = v; }
__attribute__((noinline)) static double get(const pair *r, int i) { return r->leads ? *r->u.s.p * *r->u.s.q : r->u.a[i]; }
__attribute__((noinline)) static void move(pair *to, const pair *from) {
    to->leads = from->leads;
    to->u.s.p = from->u.s.p;
    to->u.s.q = from->u.s.q;
}
static double reached(int variant, double *x) {
    pair v, w;
    double s = 0;
    for (int k = 0; k + 1 < N; k++) {
        v.leads = variant ? k % 2 : 0;
        if (v.leads) v.u.s.p = &x[k], v.u.s.q = &x[k + 1];
        else
            for (int i = 0; i < 2; i++) put(&v, i, x[k + i] * x[k + i]);
        move(&w, &v);
        for (int i = 0; i < 2; i++) s += get(&w, i) * (i + 1) * (k + 1);
    }
    return s;
}

// Structs that are moved as arrays of pointers; the compiler does two at once.
typedef struct {
    double v, *p;
} record;
__attribute__((noinline)) static void words(char **restrict to, char **restrict from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[i];
}
static double as_words(int variant, double *x) {
    record a[N], b[N];
    double s = 0;
    for (int i = 0; i < N; i++) a[i].v = x[i] * x[i], a[i].p = &x[(i + variant) % N];
    words((char **)b, (char **)a, 2 * N);
    for (int i = 0; i < N; i++) s += b[i].v * *b[i].p * (i + 1);
    return s;
}

// What one side has is constant, which is known when the program runs.
static double both(double *x, double *constant, int n) {
    word w[3];
    double s = 0;
    kinds[0] = 0, kinds[1] = 2, kinds[2] = 2;
    w[0].d = x[0] * constant[1], w[1].p = &x[1], w[2].p = constant;
    for (int i = 0; i < n; i++) rotate(w, 3);
    for (int i = 0; i < 3; i++) s += value(w, i) * value(w, i) * (i + 1);
    return s;
}
// w: 0: x[1], 1: constant[0], 2: x[0] * constant[1]
static void check_both(double a, double b, double c, double d) {
    double at[] = {1.5, -0.5}, other[] = {0.7, 2};
    expect("both", 0, "gradient", 0, a, 6 * at[0] * other[1] * other[1]);
    expect("both", 0, "gradient", 1, b, 2 * at[1]);
    expect("both", 0, "constant", 0, c, 0);
    expect("both", 0, "constant", 1, d, 0);
}

int main(void) {
    COMPARE(rotated, 5, N);
    COMPARE(rotated, 7, N);
    COMPARE(reached, 0, N);
    COMPARE(reached, 1, N);
    COMPARE(as_words, 1, N);
    double x[] = {1.5, -0.5}, dx[2] = {0}, c[] = {0.7, 2};
    __enzyme_autodiff_gradient((void *)both, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, c, c, enzyme_const, 1);
    check_both(dx[0], dx[1], 0, c[0] - 0.7 + c[1] - 2);
    for (int i = 0; i < 2; i++) {
        double t[2] = {i == 0, i == 1};
        dx[i] = __enzyme_fwddiff_tangent((void *)both, enzyme_runtime_activity, enzyme_dup, x, t, enzyme_dup, c, c, enzyme_const, 1);
    }
    check_both(dx[0], dx[1], 0, c[0] - 0.7 + c[1] - 2);
    for (int variant = 0; variant < 2; variant++) {
        double in[N], plain[N] = {0}, shared[N] = {0};
        for (int i = 0; i < N; i++) in[i] = value_at(i);
        __enzyme_autodiff_gradient((void *)reached, enzyme_const, variant, enzyme_dup, in, plain);
        __enzyme_autodiff_gradient((void *)reached, enzyme_shared, enzyme_const, variant, enzyme_dup, in, shared);
        for (int i = 0; i < N; i++) expect("reached", variant, "shared", i, shared[i], plain[i]);
    }
    if (!failures) puts("ok");
    return failures;
}
