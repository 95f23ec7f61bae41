// Sums of regions: the forward sweep leaves out those whose value nobody reads, and no others.
// flags: -fopenmp
// levels: O2
#include "check.h"
#include <omp.h>

enum { N = 8 };
double __enzyme_autodiff_value(void *, ...);

#define PRAGMA(words) _Pragma(#words)
#define SUM(s) PRAGMA(omp parallel for reduction(+ : s)) for (int i = 0; i < n; i++) s += x[i] * sin(x[i])

double scaled(double *x, int n) { double s = 3; SUM(s); return 0.5 * s - 1; }
double begun(double *x, int n) { double s = x[0] * x[1]; SUM(s); return s + x[2] * x[2]; }
double squared(double *x, int n) { double s = 0; SUM(s); return s * s; }
double chosen(double *x, int n) { double s = 0; SUM(s); return s > 1 ? s : x[0] * s; }
double others(double *x, int n) { double s = 0, t = 0; SUM(s); SUM(t); return s * x[1] + t; }

double read_by_region(double *x, int n) {
    double s = 0, t = 0;
    SUM(s);
#pragma omp parallel for reduction(+ : t)
    for (int i = 0; i < n; i++) t += x[i] * s;
    return t;
}

double read_between(double *x, int n) {
    double s = 0, seen[3];
    for (int k = 0; k < 3; k++) {
        SUM(s);
        seen[k] = s;
    }
    return seen[0] * seen[1] + s;
}

double read_in_turn(double *x, int n) {
    double s = 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp critical
        s += x[i] * s;
    }
    return s;
}

double product(double *x, int n) {
    double s = 1;
#pragma omp parallel for reduction(* : s)
    for (int i = 0; i < n; i++) s *= x[i];
    return s;
}

static __attribute__((noinline)) double part(double *x, int n) { double s = 0; SUM(s); return s; }
double parts(double *x, int n) { double s = part(x, n / 2); return s * part(x + n / 2, n / 2); }

static __attribute__((noinline)) double look(double *s) { return *s * *s; }
double looked_at(double *x, int n) { double s = 0; SUM(s); return look(&s); }

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 1 + 0.3 * sin(i), dx[i] = 0;                                         \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        check_differences(#f, f, x, dx, N);                                                                            \
    } while (0)
#define VALUE(f) CHECK(__enzyme_autodiff_value((void *)f, enzyme_primal_return, enzyme_dup, x, dx, enzyme_const, N), f(x, N))

int main(void) {
    for (int threads = 1; threads <= 2; threads++) {
        omp_set_num_threads(threads);
        RUN(scaled); RUN(begun); RUN(squared); RUN(chosen); RUN(others);
        RUN(read_by_region); RUN(read_between); RUN(read_in_turn); RUN(product); RUN(parts); RUN(looked_at);
        VALUE(scaled);
    }
    return check_failures != 0;
}
