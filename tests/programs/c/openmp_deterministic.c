// --deterministic: the same bits each time with the same number of threads, for all that threads add to and for what they reduce.
// enough: O2
// flags: -fopenmp -Wl,-plugin-opt=enzyme-deterministic
#include "check.h"
#include <omp.h>

enum { N = 61, TIMES = 60 };

// All read all, in a schedule that hands out iterations as threads come; the sum goes through a function that is not linear.
double all_of_all(double *x, int n) {
    double s = 0, scale = x[3] * 1.1;
#pragma omp parallel for reduction(+ : s) firstprivate(scale) schedule(dynamic, 2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) s += sin(x[i] * x[j] + scale) / (1 + j);
    return s * s;
}

double neighbours(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 1; i < n - 1; i++) s += sin(x[i - 1]) * x[i] * exp(x[i + 1]) + x[0] / 3;
    return s * s;
}

double two_loops(double *x, int n) {
    double s = 0, p = 1;
#pragma omp parallel reduction(+ : s)
    {
#pragma omp for reduction(* : p) schedule(guided)
        for (int i = 0; i < n; i++) p *= 1 + 0.1 * x[(i * i) % n];
#pragma omp for schedule(dynamic) nowait
        for (int i = 0; i < n; i++) s += exp(x[i]) / 3;
    }
    return s * s * p;
}

static double x[N], y[N], dx[N], before[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i);                                                  \
        for (int k = 0; k < TIMES; k++) {                                                                              \
            memset(dx, 0, sizeof dx);                                                                                  \
            __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                          \
            CHECK(k > 0 && memcmp(dx, before, sizeof dx) != 0, 0);                                                     \
            memcpy(before, dx, sizeof dx);                                                                             \
        }                                                                                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        RUN(all_of_all);
        RUN(neighbours);
        RUN(two_loops);
    }
    return check_failures != 0;
}
