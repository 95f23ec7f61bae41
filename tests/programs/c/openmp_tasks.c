// Tasks of OpenMP: with dependences, in groups, in a tree, in a loop; each runs where it is created.
// flags: -fopenmp
#include "check.h"
#include <omp.h>

enum { N = 13 };


double children(double *x, int n) {
    double a = 0, b = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(a)
        for (int i = 0; i < n; i++) a += sin(x[i]);
#pragma omp task shared(b) firstprivate(n)
        b = x[0] * x[n - 1];
#pragma omp taskwait
        a *= b;
    }
    return a;
}
static double tree(const double *x, int n) {
    if (n == 1) return sin(x[0]);
    double l, r;
#pragma omp task shared(l) if (n > 4)
    l = tree(x, n / 2);
#pragma omp task shared(r)
    r = tree(x + n / 2, n - n / 2);
#pragma omp taskwait
    return l * r + l;
}

double in_a_tree(double *x, int n) {
    double s;
#pragma omp parallel
#pragma omp master
    s = tree(x, n);
    return s;
}

double in_a_loop(double *x, int n) {
    double *y = malloc(n * sizeof *y), s = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop grainsize(3)
    for (int i = 0; i < n; i++) y[i] = sin(x[i]) * x[(i * 5) % n];
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    free(y);
    return s;
}

double ordered_by_data(double *x, int n) {
    double a = 0, b = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup
    {
#pragma omp task depend(out : a)
        a = x[0] * x[1];
#pragma omp task depend(in : a) depend(out : b)
        b = a * sin(x[2]);
    }
    return b;
}

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i), dx[i] = 0;                                       \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    for (int threads = 1; threads <= 4; threads *= 2) {
        omp_set_num_threads(threads);
        RUN(children);
        RUN(in_a_tree);
        RUN(in_a_loop);
        RUN(ordered_by_data);
    }
    return check_failures != 0;
}
