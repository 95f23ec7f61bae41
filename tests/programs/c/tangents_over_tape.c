// memory: O2
// Tangents over the tape of an augmented forward: any number of them, before the reverse, which then finds all as it was.
// What the function does to memory, to globals and to the terminal happens once. Against forward mode, and the reverse.
#include "check.h"
extern int enzyme_width, enzyme_tape, enzyme_allocated, enzyme_nofree, enzyme_runtime_activity;
struct augmented { void *tape; double value; };
struct augmented __enzyme_augmentfwd(void *, ...);
void *__enzyme_augmentfwd_void(void *, ...);
void __enzyme_augmentfwd_nothing(void *, ...);
double __enzyme_reverse(void *, ...);
void __enzyme_reverse_void(void *, ...);
double __enzyme_fwdsplit(void *, ...);
void __enzyme_fwdsplit_void(void *, ...);
struct two { double a, b; };
struct two __enzyme_fwdsplit_two(void *, ...);
struct two __enzyme_fwddiff_two(void *, ...);
double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);
size_t __enzyme_augmentsize(void *, ...);

static int calls;
static double total;

static __attribute__((noinline)) double settle(double a, double *x, int n) {
    double s = a;
    calls++;
    for (int i = 0; i < n; i++) {
        while (s > 0.4) s *= 0.8 + 0.01 * x[i];
        s = sin(s) * x[i];
        if (s > 0.1) x[i] = s * s + x[i] / 3;
    }
    return s;
}
static double f(double a, double *x, int n) {
    double *t = malloc(2 * sizeof *t), s = 0;
    int room = 2;
    for (int i = 0; i < n; i++) {
        if (i == room) t = realloc(t, (room *= 2) * sizeof *t);
        t[i] = x[i] * x[i] * a;
        x[i] = exp(-t[i]);
    }
    for (int i = 0; i < n; i++) s += t[i] * settle(x[i], x, n);
    free(t);
    total += s;
    return s;
}

// Against forward mode, along two directions, after the caller's memory was overwritten.
static void check_f(void) {
    const double start[5] = {0.3, 0.7, 1.2, -0.4, 0.9}, direction[2][5] = {{1, 0.5, -1, 0.25, 0}, {-0.3, 0, 2, 1, 0.6}};
    double x[5], adjoint[5] = {0}, tangent[2], moved[2][5];
    memcpy(x, start, sizeof x);
    calls = 0;
    const struct augmented a = __enzyme_augmentfwd((void *)f, 1.5, x, adjoint, 5);
    CHECK(calls, 5);
    memset(x, 0x55, sizeof x);
    for (int k = 0; k < 2; k++) {
        memcpy(moved[k], direction[k], sizeof direction[k]);
        tangent[k] = __enzyme_fwdsplit((void *)f, 1.5, 0.25 - k, x, moved[k], 5, a.tape);
    }
    CHECK(calls, 5);
    const double da = __enzyme_reverse((void *)f, 1.5, x, adjoint, 5, 1.0, a.tape);
    for (int k = 0; k < 2; k++) {
        double along = da * (0.25 - k), y[5], dy[5];
        memcpy(y, start, sizeof y), memcpy(dy, direction[k], sizeof dy);
        for (int i = 0; i < 5; i++) along += adjoint[i] * direction[k][i];
        CHECK(tangent[k], along);
        CHECK(tangent[k], __enzyme_fwddiff((void *)f, 1.5, 0.25 - k, y, dy, 5));
        for (int i = 0; i < 5; i++) CHECK(moved[k][i], dy[i]);
    }
}

// Two tapes at once, in memory of the caller's, in two lanes.
static void check_lanes(void) {
    const size_t size = __enzyme_augmentsize((void *)f, enzyme_width, 2, enzyme_out, enzyme_dup, enzyme_const);
    void *tapes[2] = {malloc(size), malloc(size)};
    double x[2][3] = {{0.3, 0.7, 1.2}, {1.1, -0.2, 0.5}}, b[2][2][3] = {0};
    double y[2][3], d[2][2][3] = {{{1, 2, 3}, {0, 1, 0}}, {{-1, 0, 1}, {2, 2, 1}}}, e[2][2][3];
    memcpy(y, x, sizeof x), memcpy(e, d, sizeof d);
    for (int k = 0; k < 2; k++)
        __enzyme_augmentfwd_nothing((void *)f, enzyme_width, 2, enzyme_tape, tapes[k], enzyme_allocated, size, 0.7, x[k], b[k][0],
                                    b[k][1], 3);
    for (int k = 1; k >= 0; k--) {
        const struct two got = __enzyme_fwdsplit_two((void *)f, enzyme_width, 2, enzyme_tape, tapes[k], enzyme_allocated, size,
                                                     0.7, 1.0, -1.0, x[k], d[k][0], d[k][1], 3);
        const struct two want = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, 0.7, 1.0, -1.0, y[k], e[k][0], e[k][1], 3);
        CHECK(got.a, want.a), CHECK(got.b, want.b);
        for (int i = 0; i < 6; i++) CHECK(d[k][i / 3][i % 3], e[k][i / 3][i % 3]);
    }
    for (int k = 0; k < 2; k++) {
        __enzyme_reverse_void((void *)f, enzyme_width, 2, enzyme_tape, tapes[k], enzyme_allocated, size, 0.7, x[k], b[k][0],
                              b[k][1], 3);
        free(tapes[k]);
    }
}

// Lists that the function makes; recursion; random numbers and text, which come once.
struct node { double value; struct node *next; };
static double sum(const struct node *p) { return p ? p->value * p->value + 0.5 * sum(p->next) * p->value : 1; }
static double g(const double *x, double *out, int n) {
    struct node *first = NULL;
    for (int i = 0; i < n; i++) {
        struct node *p = malloc(sizeof *p);
        p->value = x[i] * (1 + rand() % 7);
        p->next = first;
        first = p;
    }
    *out = sum(first);
    double s = first->value;
    while (first) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
    return s * *out;
}
static void check_g(void) {
    double x[4] = {0.5, -0.25, 0.75, 0.3}, dx[4] = {0}, out, dout = 0, v[4] = {1, -1, 0.5, 2}, vout = 0, wout = 0;
    srand(3);
    const struct augmented a = __enzyme_augmentfwd((void *)g, x, dx, &out, &dout, 4);
    const double tangent = __enzyme_fwdsplit((void *)g, x, v, &out, &vout, 4, a.tape);
    __enzyme_reverse_void((void *)g, x, dx, &out, &dout, 4, 1.0, a.tape);
    srand(3);
    CHECK(tangent, __enzyme_fwddiff((void *)g, x, v, &out, &wout, 4));
    CHECK(vout, wout);
    double along = 0;
    for (int i = 0; i < 4; i++) along += dx[i] * v[i];
    CHECK(tangent, along);
}

// A struct by value and a struct as the result, both in memory; the primal's result once more.
struct wide { double v[5]; int n; };
static struct wide h(struct wide w, double a) {
    for (int i = 0; i < w.n; i++) w.v[i] = sin(w.v[i] * a) + w.v[(i + 1) % w.n];
    return w;
}
struct wide_tape { void *tape; struct wide w; };
struct wide_tape __enzyme_augmentfwd_wide(void *, ...);
struct wides { struct wide value, tangent; };
struct wides __enzyme_fwdsplit_wides(void *, ...);
struct wides __enzyme_fwddiff_wides(void *, ...);
struct wide_gradient { struct wide w; double a; };
struct wide_gradient __enzyme_reverse_wide(void *, ...);
static void check_h(void) {
    const struct wide w = {{0.1, 0.2, 0.3, 0.4, 0.5}, 5}, t = {{1, 0, -1, 2, 0.5}, 0};
    const struct wide_tape a = __enzyme_augmentfwd_wide((void *)h, w, 0.9);
    const struct wides got = __enzyme_fwdsplit_wides((void *)h, enzyme_primal_return, enzyme_dup, w, t, 0.9, -0.5, a.tape);
    const struct wides want = __enzyme_fwddiff_wides((void *)h, enzyme_primal_return, enzyme_dup, w, t, 0.9, -0.5);
    for (int i = 0; i < 5; i++) {
        CHECK(got.value.v[i], want.value.v[i]);
        CHECK(got.value.v[i], a.w.v[i]);
        CHECK(got.tangent.v[i], want.tangent.v[i]);
    }
    const struct wide seed = {{1, -1, 0.5, 2, 0.25}, 0};
    const struct wide_gradient g = __enzyme_reverse_wide((void *)h, w, 0.9, seed, a.tape);
    double along = g.a * -0.5, weighted = 0;
    for (int i = 0; i < 5; i++) along += g.w.v[i] * t.v[i], weighted += seed.v[i] * got.tangent.v[i];
    CHECK(along, weighted);
}

// A mutable global that carries the value, and memory that is constant in one call.
static double carried;
static double through_global(const double *x, const double *c, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        carried = x[i] * c[i];
        s += carried * carried;
    }
    return s;
}
static void check_global(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0}, v[3] = {1, -1, 2}, c[3] = {0.5, 0.25, 2};
    const struct augmented a = __enzyme_augmentfwd((void *)through_global, enzyme_runtime_activity, x, dx, enzyme_dup, c, c, 3);
    carried = 77;
    double along = 0;
    const double got = __enzyme_fwdsplit((void *)through_global, enzyme_runtime_activity, x, v, enzyme_dup, c, c, 3, a.tape);
    CHECK(carried, 77);
    __enzyme_reverse_void((void *)through_global, enzyme_runtime_activity, x, dx, enzyme_dup, c, c, 3, a.tape);
    for (int i = 0; i < 3; i++) {
        along += dx[i] * v[i];
        CHECK(dx[i], 2 * c[i] * c[i] * x[i]);
    }
    CHECK(got, along);
}

// Functions that give results through pointers, recursion on arrays, and a count that another call gives.
static double tree(const double *x, int n) {
    if (n < 2) return x[0] * x[0];
    double whole, part = modf(3 * x[n / 2], &whole);
    int exponent;
    const double m = frexp(x[n - 1], &exponent);
    return tree(x, n / 2) * part + sin(tree(x + n / 2, n - n / 2)) * m + whole * x[0] + exponent;
}
static void check_tree(void) {
    double x[6] = {0.5, 1.25, 0.3, 2.2, 0.9, 1.7}, dx[6] = {0}, v[6] = {1, -1, 0.5, 0.25, 2, -0.7}, along = 0;
    const struct augmented a = __enzyme_augmentfwd((void *)tree, x, dx, 6);
    CHECK(a.value, tree(x, 6));
    const double want = __enzyme_fwddiff((void *)tree, x, v, 6);
    x[0] = x[2] = 100;
    CHECK(__enzyme_fwdsplit((void *)tree, x, v, 6, a.tape), want);
    __enzyme_reverse_void((void *)tree, x, dx, 6, 1.0, a.tape);
    for (int i = 0; i < 6; i++) along += dx[i] * v[i];
    CHECK(along, want);
}

int main(void) {
    check_tree();
    check_f();
    check_lanes();
    check_g();
    check_h();
    check_global();
    return check_result();
}
