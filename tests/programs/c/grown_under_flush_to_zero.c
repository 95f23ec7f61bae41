// A block may have more bytes than its shadow: the allocator gives whole chunks where the rest would be too small. What lies behind
// the shadow is the allocator's: nothing is added there, not even zero, which would clear it where small numbers are flushed.
// flags: -ffast-math
// memory: O2
#include "check.h"
#define NOINLINE __attribute__((noinline))
typedef struct { double *p; int n, cap; } array;
typedef struct { double *p; double *q; } row;
NOINLINE static void push(array *a, double x) {
    if (a->n == a->cap) { a->cap = a->cap ? 2 * a->cap : 255; a->p = realloc(a->p, a->cap * sizeof *a->p); }
    a->p[a->n++] = x;
}
static double numbers(double *x, int n) {
    array a = {0};
    double s = 0;
    for (int i = 0; i < 2 * n; i++) push(&a, x[i % n] * x[i % n]);
    for (int i = 0; i < a.n; i++) s += a.p[i];
    free(a.p);
    return s;
}
// Pointers beside numbers, grown and shrunk.
NOINLINE static row *resized(row *r, int n) { return realloc(r, n * sizeof *r); }
static double pointers(double *x, int n) {
    row *rows = NULL;
    double s = 0;
    for (int k = 1; k <= 127; k += 63) {
        rows = resized(rows, k);
        for (int i = k > 1 ? k - 63 : 0; i < k; i++) {
            rows[i].p = &x[(i + 1) % n], rows[i].q = malloc(sizeof(double));
            *rows[i].q = x[(i + 2) % n];
        }
        for (int i = 0; i < k; i++) s += *rows[i].p * *rows[i].q * (i + k);
    }
    for (int i = 0; i < 127; i++) free(rows[i].q);
    rows = resized(rows, 2);
    s += *rows[0].p;
    free(rows);
    return s;
}
static int differs(double got, double want) { return !(fabs(got - want) <= 1e-9 * (1 + fabs(want))); }
int main(void) {
    enum { N = 255 };
    static double x[N], d[N], e[N];
    int bad = 0;
    for (int i = 0; i < N; i++) x[i] = 1 + i % 7;
    // Holes in the heap, into which the shadow of the grown block fits with less room to spare.
    for (int round = 0; round < 3; round++) {
        void *hole[8], *guard[8];
        for (int k = 0; k < 8; k++) hole[k] = malloc(2040 + 8 * k), guard[k] = malloc(64);
        for (int k = 0; k < 8; k++) free(hole[k]);
        memset(d, 0, sizeof d), memset(e, 0, sizeof e);
        __enzyme_autodiff((void *)numbers, enzyme_dup, x, d, enzyme_const, N);
        __enzyme_autodiff((void *)pointers, enzyme_dup, x, e, enzyme_const, N);
        void *again = malloc(5000), *more = malloc(2040);
        free(again), free(more);
        for (int k = 0; k < 8; k++) free(guard[k]);
        for (int i = 0; i < N; i++) bad += differs(d[i], 4 * x[i]);
        double want[N] = {0};
        for (int k = 1; k <= 127; k += 63)
            for (int i = 0; i < k; i++)
                want[(i + 1) % N] += x[(i + 2) % N] * (i + k), want[(i + 2) % N] += x[(i + 1) % N] * (i + k);
        want[1] += 1;
        for (int i = 0; i < N; i++) bad += differs(e[i], want[i]);
    }
    puts(bad ? "WRONG" : "ok");
    return bad != 0;
}
