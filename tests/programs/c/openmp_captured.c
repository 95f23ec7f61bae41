// What a region is given may lead to the same memory or not: what was read through one pointer is saved where another may overwrite it.
// flags: -fopenmp
// levels: O2
#include "check.h"
#include <omp.h>

enum { N = 12 };
static double *hidden;

// Reads p[i] and writes q[i]; the first value of p[i] counts twice more.
#define SWEEP(p, q)                                                                                                    \
    _Pragma("omp parallel for") for (int i = 0; i < n; i++) {                                                          \
        double was = p[i];                                                                                             \
        q[i] = was * was * was;                                                                                        \
        s[i] += was * sin(was) + p[i];                                                                                 \
    }

#define BEGIN                                                                                                          \
    double *a = malloc(2 * n * sizeof *a), *b = malloc(2 * n * sizeof *b), *s = calloc(n, sizeof *s), sum = 0;         \
    for (int i = 0; i < 2 * n; i++) a[i] = x[i % n], b[i] = 0.5 * x[i % n];
#define END(c)                                                                                                         \
    for (int i = 0; i < n; i++) sum += s[i] + c[i] * c[i];                                                             \
    free(a), free(b), free(s);                                                                                         \
    return sum;

double apart(double *x, int n) { BEGIN SWEEP(a, b) END(b) }
double given(double *x, int n) { BEGIN SWEEP(x, b) END(b) }
double in_place(double *x, int n) { BEGIN SWEEP(a, a) END(a) }
double over_given(double *x, int n) { BEGIN double *c = x; SWEEP(x, c) END(x) }
double same_block(double *x, int n) { BEGIN double *c = a; SWEEP(a, c) END(c) }
double one_of_two(double *x, int n) { BEGIN double *c = x[0] > 0 ? a : b; SWEEP(a, c) SWEEP(b, c) END(c) }
double taken_back(double *x, int n) { BEGIN double *c = a + n, *d = c - n; SWEEP(d, a) SWEEP(a, d) END(d) }
double through_global(double *x, int n) { BEGIN hidden = a; double *c = hidden; SWEEP(a, c) SWEEP(c, b) END(c) }

double swapped(double *x, int n) {
    BEGIN
    double *p = a, *q = b;
    for (int t = 0; t < 3; t++) {
        SWEEP(p, q)
        double *other = p;
        p = q, q = other;
    }
    END(p)
}

double set_by_another(double *x, int n) {
    BEGIN
    double *c = b, **way = &c;
    *way = a;
    SWEEP(a, c)
    END(c)
}

double set_in_region(double *x, int n) {
    BEGIN
    double *c = b;
#pragma omp parallel
    {
#pragma omp single
        c = a;
#pragma omp for
        for (int i = 0; i < n; i++) {
            double was = a[i];
            c[i] = was * was;
            s[i] += was * sin(was);
        }
    }
    END(a)
}

double within(double *x, int n) { // a region in each iteration of another one, which hands on what it was given
    BEGIN
    double *c = a;
#pragma omp parallel for
    for (int k = 0; k < 2; k++) {
#pragma omp parallel for
        for (int i = k * n / 2; i < (k + 1) * n / 2; i++) {
            double was = a[i];
            c[i] = was * was, b[i] = a[i];
            s[i] += was * sin(was) + b[i];
        }
    }
    END(b)
}

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i), dx[i] = 0;                                       \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        check_differences(#f, f, x, dx, N);                                                                            \
    } while (0)

int main(void) {
    for (int threads = 1; threads <= 2; threads++) {
        omp_set_num_threads(threads);
        RUN(apart); RUN(given); RUN(in_place); RUN(over_given); RUN(same_block); RUN(one_of_two);
        RUN(taken_back); RUN(through_global); RUN(swapped); RUN(set_by_another); RUN(set_in_region); RUN(within);
    }
    return check_failures != 0;
}
