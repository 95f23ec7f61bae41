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
#pragma omp task shared(r) final(n < 6) mergeable
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

double sums(double *x, int n) {
    double s = x[0], p = 2, high = 0.1, a[3] = {x[0], 1, 2};
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskgroup task_reduction(+ : s) task_reduction(* : p)
        for (int i = 0; i < n; i++)
#pragma omp task in_reduction(+ : s) in_reduction(* : p)
            s += x[i] * x[i], p *= 1 + x[i];
#pragma omp taskloop reduction(max : high) reduction(+ : a) grainsize(2)
        for (int i = 0; i < n; i++) {
            if (x[i] > high) high = x[i];
            a[i % 3] += x[i] * x[i];
        }
#pragma omp taskgroup task_reduction(+ : s)
#pragma omp task in_reduction(+ : s)
        s = x[1] * x[2]; // of the copy
    }
    return s * s * p + high * high * a[0] * a[1] + a[2];
}
typedef struct {
    double m, s;
} pair;
static pair joined(pair a, pair b) { return (pair){a.m * b.m, a.s + b.s}; }
#pragma omp declare reduction(join : pair : omp_out = joined(omp_out, omp_in)) initializer(omp_priv = (pair){1, 0})
static double below(double *x, int n) {
    double s = 0;
#pragma omp taskgroup task_reduction(+ : s)
    for (int i = 0; i < n; i++)
#pragma omp task in_reduction(+ : s)
        s += x[i] * x[i];
    return s;
}
double sums_of_sums(double *x, int n) {
    double s = 0, y[4] = {0};
    pair p = {x[3], x[4]};
#pragma omp parallel num_threads(2)
    {
        double t = 0;
#pragma omp taskgroup task_reduction(+ : t)
        for (int i = 0; i < n; i++)
#pragma omp task in_reduction(+ : t)
            t += x[i] * below(x, i);
        y[omp_get_thread_num()] = t * t;
    }
#pragma omp taskloop reduction(join : p)
    for (int i = 0; i < n; i++) p = joined(p, (pair){1 + x[i], x[i] * x[i]});
    for (int i = 0; i < 4; i++) s += y[i];
    return s + p.m * p.s;
}
double last(double *x, int n) {
    double l, m[2];
    int k;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop lastprivate(l, m, k)
    for (int i = 0; i < n; i++) l = x[i] * x[i], m[i % 2] = x[i] * x[0], k = i;
    return l * l * m[0] * m[1] * k;
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
        RUN(sums);
        RUN(sums_of_sums);
        RUN(last);
    }
    return check_failures != 0;
}
