// Gradients of parallel regions, where iterations run forward and backward at once, or add to memory of each thread's own: what
// was found by looking for programs that break them.
// flags: -fopenmp -fno-math-errno
// levels: O1 O2 O3
#include "check.h"
#include <omp.h>

enum { N = 9 };

// Where a loop reads is told by a pointer that has a shadow of its own, far from that of the array: only the distance counts.
static __attribute__((noinline)) double apart(double *x, const double *p, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) {
        double t = 0;
        for (int j = 0; j < n; j++) t += *(double *)((char *)x + ((char *)p - (char *)x) + 8 * (long)j) * (i + j);
        s += t * t;
    }
    return s * s;
}

static void distances(void) {
    double *x = (double *)malloc(N * N * sizeof(double)), *dx = (double *)calloc(N * N, sizeof(double));
    double *far = (double *)calloc(1000 * N, sizeof(double));
    for (int i = 0; i < N * N; i++) x[i] = 0.1 * sin(1.3 * i);
    double s = 0, want[N] = {0};
    for (int i = 0; i < N; i++) {
        double t = 0;
        for (int j = 0; j < N; j++) t += x[3 + j] * (i + j);
        for (int j = 0; j < N; j++) want[j] += 2 * t * (i + j);
        s += t * t;
    }
    __enzyme_autodiff((void *)apart, enzyme_dup, x, dx, enzyme_dup, x + 3, far, enzyme_const, N);
    for (int i = 0; i < N * N; i++) CHECK(dx[i], i >= 3 && i < 3 + N ? 2 * s * want[i - 3] : 0);
    for (int i = 0; i < 1000 * N; i++) CHECK(far[i], 0);
    free(x), free(dx), free(far);
}

// Neighbours meet where the pieces of two threads do; at -O3 what asks for a piece is a loop of its own, which ends with one that is not empty.
static double neighbours(double *x, int size) {
    const int n = size / (N + 2);
    double s = 0, *f = (double *)malloc(2 * n * sizeof(double));
    for (int i = 0; i < 2 * n; i++) f[i] = x[n * N + i] * x[i];
#pragma omp parallel for reduction(+ : s) schedule(guided)
    for (int i = 0; i < n / 2; i++) {
        double t = 0;
        for (int j = 0; j < n; j++) t += x[i * n + j];
        for (int j = 0; j < 3; j++) t += sin(t) * f[i + j];
        s += t * t;
    }
    free(f);
    return s;
}

static void pieces(void) {
    enum { SIZE = N * (N + 2) };
    double x[SIZE], dx[SIZE] = {0};
    for (int i = 0; i < SIZE; i++) x[i] = sin(1.3 * i);
    __enzyme_autodiff((void *)neighbours, enzyme_dup, x, dx, enzyme_const, SIZE);
    check_differences("neighbours", neighbours, x, dx, SIZE);
}

// An array without a shadow beside one that has one: the pointers to both are captured.
static double weighted(const double *x, const double *w, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) {
        double t = 0;
        for (int j = 0; j < n; j++) t += x[i] * x[j] * w[i + j];
        s += t * t;
    }
    return s;
}

static double weights[2 * N];
static double with_weights(double *x, int n) { return weighted(x, weights, n); }

static void constants(void) {
    double x[N], dx[N] = {0};
    for (int i = 0; i < 2 * N; i++) weights[i] = 1 + 0.1 * i;
    for (int i = 0; i < N; i++) x[i] = sin(1.3 * i);
    __enzyme_autodiff((void *)weighted, enzyme_dup, x, dx, enzyme_const, weights, enzyme_const, N);
    check_differences("weighted", with_weights, x, dx, N);
}

int main(void) {
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        distances();
        pieces();
        constants();
    }
    return check_failures != 0;
}
