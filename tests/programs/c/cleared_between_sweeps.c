// One tape serves several reverses although the function cleared its pointers: the reverse finds what it needs on the tape.
// memory: O2
#include "check.h"
extern int enzyme_nofree;
struct forward { void *tape; double value; };
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
typedef struct { double *p; size_t n, cap; } array;
#define NOINLINE __attribute__((noinline))

NOINLINE static void drop(array *a) { free(a->p); a->p = 0; a->n = a->cap = 0; }
NOINLINE static void push(array *a, double x) {
    if (a->n == a->cap) a->cap = a->cap ? 2 * a->cap : 2, a->p = realloc(a->p, a->cap * sizeof *a->p);
    a->p[a->n++] = x * x;
}
static double f(double *x, int n) {
    array v = {0};
    double r = 1;
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++) push(&v, x[i] + t);
        for (size_t i = 0; i < v.n; i++) r = 0.9 * r + sin(v.p[i]) * (double)(i + t);
        drop(&v);
    }
    drop(&v);
    return r;
}
// The struct belongs to the caller, who finds it cleared; and holds an adjoint beside the pointer.
typedef struct { double *work; long size; double scale; } context;
static double in_context(context *c, double *x, int n) {
    double r = 0;
    for (int t = 0; t < 2; t++) {
        c->work = malloc(n * sizeof(double)), c->size = n;
        for (int i = 0; i < n; i++) c->work[i] = x[i] * x[i] * c->scale;
        for (int i = 0; i < c->size; i++) r += c->work[i] * x[(i + t) % n];
        free(c->work);
        memset(c, 0, 2 * sizeof(void *));
    }
    return r;
}

int main(void) {
    double x[4] = {0.3, 1.1, -0.7, 0.9}, want[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, want, enzyme_const, 4);
    check_differences("f", f, x, want, 4);
    double once[4] = {0}, twice[4] = {0};
    struct forward made = __enzyme_augmentfwd((void *)f, enzyme_dup, x, once, enzyme_const, 4);
    __enzyme_reverse((void *)f, enzyme_nofree, enzyme_dup, x, once, enzyme_const, 4, 1.0, made.tape);
    __enzyme_reverse((void *)f, enzyme_dup, x, twice, enzyme_const, 4, 2.0, made.tape);
    for (int i = 0; i < 4; i++) CHECK(once[i], want[i]), CHECK(twice[i], 2 * want[i]);

    context c = {NULL, 0, 1.5}, dc = {NULL, 0, 0};
    double dx[4] = {0};
    __enzyme_autodiff((void *)in_context, enzyme_dup, &c, &dc, enzyme_dup, x, dx, enzyme_const, 4);
    double scale = 0;
    for (int k = 0; k < 4; k++) {
        double d = 0;
        for (int t = 0; t < 2; t++)
            for (int i = 0; i < 4; i++) {
                const double w = x[i] * x[i] * 1.5, y = x[(i + t) % 4];
                if (i == k) d += 2 * x[i] * 1.5 * y;
                if ((i + t) % 4 == k) d += w;
                if (k == 0) scale += x[i] * x[i] * y;
            }
        CHECK(dx[k], d);
    }
    CHECK(dc.scale, scale);
    return check_result();
}
