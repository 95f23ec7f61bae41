// Memory without a declared type holds numbers, then integers: the numbers that were read are gone in the reverse sweep.
#include "check.h"

static double reused(const double *x, void *work, int n) {
    double *w = work, s = 0;
    for (int i = 0; i < n; i++) w[i] = sin(x[i]) * x[i];
    for (int i = 0; i < n; i++) s += w[i] * w[i];
    long *count = work;
    for (int i = 0; i < n; i++) count[i] = i * (long)n;
    return s;
}

struct arena { char *base; long top; };
__attribute__((noinline)) static void *get(struct arena *a, long size) {
    void *p = a->base + a->top;
    a->top += size;
    return p;
}

static double from_arena(const double *x, struct arena *a, int n) { // released and handed out again
    double *w = get(a, n * 8), s = 0;
    for (int i = 0; i < n; i++) w[i] = sin(x[i]) * x[i];
    for (int i = 0; i < n; i++) s += w[i] * w[i];
    a->top = 0;
    int *count = get(a, n * 8);
    for (int i = 0; i < 2 * n; i++) count[i] = i * n;
    return s;
}

union cell { double number; long count; };
static double in_union(const double *x, union cell *u, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) u[i].number = sin(x[i]) * x[i];
    for (int i = 0; i < n; i++) s += u[i].number * u[i].number;
    for (int i = 0; i < n; i++) u[i].count = i;
    return s;
}

int main(void) {
    enum { N = 8 };
    double x[N], dx[N] = {0}, ds[N] = {0}, du[N] = {0};
    enum { SIZE = N * 8 };
    void *work = malloc(SIZE), *dwork = calloc(1, SIZE);
    struct arena a = {calloc(1, SIZE), 0}, da = {calloc(1, SIZE), 0};
    union cell *cells = calloc(N, sizeof *cells), *dcells = calloc(N, sizeof *cells);
    for (int i = 0; i < N; i++) x[i] = 0.5 + i;
    __enzyme_autodiff((void *)reused, enzyme_dup, x, dx, enzyme_dup, work, dwork, enzyme_const, N);
    __enzyme_autodiff((void *)from_arena, enzyme_dup, x, ds, enzyme_dup, &a, &da, enzyme_const, N);
    __enzyme_autodiff((void *)in_union, enzyme_dup, x, du, enzyme_dup, cells, dcells, enzyme_const, N);
    for (int i = 0; i < N; i++) {
        double want = 2 * sin(x[i]) * x[i] * (cos(x[i]) * x[i] + sin(x[i]));
        CHECK(dx[i], want);
        CHECK(ds[i], want);
        CHECK(du[i], want);
    }
    free(work), free(dwork), free(a.base), free(da.base), free(cells), free(dcells);
    return check_result();
}
