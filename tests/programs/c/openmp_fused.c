// Loops with loops in them, in parallel regions: functions called fused_... have one that runs forward and backward at once, others none.
// flags: -fopenmp -fno-math-errno
// enough: O2
#include "check.h"
#include <omp.h>

enum { N = 24, BIG = 1500 };
static double weights[N];
static int table[N][3];

double fused_pairs(const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        double own = 0;
        for (int j = 0; j < n; j++) own += sin(x[i] - 0.5 * x[j]);
        sum += own * own;
    }
    return sum;
}

double fused_triangle(const double *x, int n) { // downwards, with a number of iterations that changes
    double sum = 0;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic, 2)
    for (int i = 0; i < n; i++) {
        double own = 1;
        for (int j = i; j >= 0; j--) own += x[j] * x[n - 1 - j] * 0.1;
        sum += exp(0.1 * own);
    }
    return sum;
}

double fused_rows(const double *x, int n) { // the rows are one thread's each, the vector is everybody's
    double *a = malloc(n * n * sizeof *a), sum = 0;
    for (int i = 0; i < n * n; i++) a[i] = x[i % n] * (1 + i % 3);
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        double own = 0;
        for (int j = 0; j < n; j++) own += a[i * n + j] * x[j];
        sum += own * own * 1e-3;
    }
    free(a);
    return sum;
}

double fused_indirect(const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        double own = 0, kept[3];
        for (int k = 0; k < 3; k++) kept[k] = x[table[i][k]] * weights[k];
        for (int k = 0; k < 3; k++) own += kept[k] * kept[2 - k] * x[i];
        sum += own * sqrt(1 + own * own);
    }
    return sum;
}

double fused_two_sums(const double *x, int n) {
    double first = 0, second = 0;
#pragma omp parallel for reduction(+ : first, second) collapse(1)
    for (int i = 0; i < n; i++) {
        double own = 0;
        for (int j = 0; j < n; j += 2) own += x[i] * x[j];
        first += cos(own), second += own * own;
    }
    return first - 2 * second;
}

static double part(const double *x, int n, double factor) { // in a function that is called twice
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        double own = factor;
        for (int j = 0; j < n; j++) own += x[j] * x[i];
        sum += sin(own);
    }
    return sum;
}
__attribute__((noinline)) double parts(const double *x, int n) { return part(x, n, 0.3) - 2 * part(x + 1, n - 1, 0.7); }

double fused_long(const double *x, int n) { // windows grow and move, on both sides
    double *a = malloc(BIG * n * sizeof *a), sum = 0;
    for (int i = 0; i < BIG * n; i++) a[i] = x[i % n] * (i % 7);
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < BIG; i++) {
        double own = 0;
        for (int j = 0; j < n; j++) own += a[(BIG / 2 + (i % 2 ? i / 2 : -i / 2)) * n + j] * x[j];
        sum += own * own * 1e-6;
    }
    free(a);
    return sum;
}

double overwritten(double *x, int n) { // what it reads is not there any more
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        double own = 0;
        for (int j = 0; j < n; j++) own += x[i] * x[j];
        sum += sin(own);
    }
    for (int i = 0; i < n; i++) x[i] *= 2;
    return sum + x[0] * x[1];
}

double written_in_region(double *x, int n) { // numbers of the region itself, behind a barrier: in front of it their adjoints are wanted
    double *a = malloc(n * sizeof *a), sum = 0;
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < n; i++) {
            double own = 0;
            for (int j = 0; j < n; j++) own += a[i] * sin(a[j]);
            sum += own * own;
        }
    }
    free(a);
    return sum;
}

double written_behind(double *x, int n) {
    double *a = malloc(n * sizeof *a), sum = 0, more = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
#pragma omp parallel
    {
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < n; i++) {
            double own = 0;
            for (int j = 0; j < n; j++) own += a[i] * sin(a[j]);
            sum += own * own;
        }
#pragma omp for reduction(+ : more)
        for (int i = 0; i < n; i++) a[i] = x[i] * 3, more += a[i] * a[i];
    }
    free(a);
    return sum + more;
}

double value_wanted(const double *x, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) {
        double own = 0;
        for (int j = 0; j < n; j++) own += sin(x[i] - 0.5 * x[j]);
        sum += own * own;
    }
    return sum * sum * 1e-3;
}

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i), dx[i] = 0;                                       \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        check_differences(#f, (double (*)(double *, int))f, x, dx, N);                                                 \
    } while (0)

int main(void) {
    for (int i = 0; i < N; i++) {
        weights[i] = 1 + 0.1 * i;
        for (int k = 0; k < 3; k++) table[i][k] = (7 * i + 5 * k) % N;
    }
    for (int threads = 1; threads <= 3; threads++) {
        omp_set_num_threads(threads);
        RUN(fused_pairs); RUN(fused_triangle); RUN(fused_rows); RUN(fused_indirect); RUN(fused_two_sums); RUN(parts); RUN(fused_long);
        RUN(overwritten); RUN(written_in_region); RUN(written_behind); RUN(value_wanted);
    }
    return check_failures != 0;
}
