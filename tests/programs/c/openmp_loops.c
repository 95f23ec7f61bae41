// Parallel loops of OpenMP: schedules, reductions, what is shared and what is private; each with 1, 2 and 4 threads.
// flags: -fopenmp
#include "check.h"
#include <omp.h>

enum { N = 37 };

static double scale = 1.5;  // shared, and differentiated with the rest through x[0]

double sum(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += sin(x[i]) * x[n - 1 - i];
    return s;
}

double product(double *x, int n) {
    double p = 1;
#pragma omp parallel for reduction(* : p)
    for (int i = 0; i < n; i++) p *= 1 + 0.1 * x[i];
    return p;
}

double extremes(double *x, int n) {
    double low = 1e30, high = -1e30;
#pragma omp parallel for reduction(max : high) reduction(min : low)
    for (int i = 0; i < n; i++) {
        double y = x[i] * x[i] - x[i];
        if (y > high) high = y;
        if (y < low) low = y;
    }
    return high * high - 2 * low;
}

double differences(double *x, int n) {
    double s = 0;
#pragma omp parallel for reduction(- : s)
    for (int i = 0; i < n; i++) s -= x[i] * x[i];
    return s;
}

// Written by one loop and read by another, with a schedule of its own: the barrier between them is one in reverse, too.
double two_loops(double *x, int n) {
    double y[N], z[N], s = 0;
#pragma omp parallel
    {
#pragma omp for schedule(static, 3)
        for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
#pragma omp for schedule(static, 1) nowait
        for (int i = 0; i < n; i++) z[i] = y[i] * y[(i + 1) % n];
    }
    for (int i = 0; i < n; i++) s += cos(z[i]);
    return s;
}

double dynamic(double *x, int n) {
    double y[N], s = 0;
#pragma omp parallel for schedule(monotonic : dynamic, 2)
    for (int i = 0; i < n; i++) {
        y[i] = 0;
        for (int k = 0; k < i % 7; k++) y[i] += x[i] * x[k];
    }
#pragma omp parallel for schedule(guided) reduction(+ : s)
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    return s;
}

double runtime(double *x, int n) {
    double s = 0;
#pragma omp parallel for schedule(runtime) reduction(+ : s)
    for (long i = n - 1; i >= 0; i -= 2) s += x[i] * x[i] * x[i];
    return s;
}

// Overwrites what it reads: the values are saved, by each thread its own.
double in_place(double *x, int n) {
    for (int k = 0; k < 3; k++) {
#pragma omp parallel for
        for (int i = 0; i < n; i++) x[i] = sin(x[i]) + x[i] * x[i] / 4;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i];
    return s;
}

// By value (firstprivate), private, and back (lastprivate).
double copies(double *x, int n) {
    double a = x[0] * x[1], b = x[2], last = 0, own, s = 0;
    double f = x[3];
#pragma omp parallel for firstprivate(a, b, f) private(own) lastprivate(last) reduction(+ : s)
    for (int i = 0; i < n; i++) {
        own = a * x[i] + f;
        last = own * b;
        s += own * own;
    }
    return s + last * last;
}

double by_value_only(double *x, int n) {
    double a = x[0] * x[1], y[N], s = 0;
#pragma omp parallel for firstprivate(a)
    for (int i = 0; i < n; i++) y[i] = a * i + a * a;
    for (int i = 0; i < n; i++) s += y[i] * y[i];
    return s * 1e-4;
}

double collapsed(double *x, int n) {
    double s = 0, m[6][6];
#pragma omp parallel for collapse(2)
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) m[i][j] = x[i] * x[j + 6];
#pragma omp parallel for simd reduction(+ : s)
    for (int i = 0; i < 36; i++) s += m[i / 6][i % 6] * m[0][i % 6];
    return s;
}

// One sum of an array for each thread; an array of sums.
double array_of_sums(double *x, int n) {
    double bins[4] = {0}, s = 0;
#pragma omp parallel for reduction(+ : bins[:4])
    for (int i = 0; i < n; i++) bins[i % 4] += x[i] * x[i];
    for (int k = 0; k < 4; k++) s += bins[k] * bins[k];
    return s;
}

static double inner(const double *x, int n, double weight) {
    double s = 0, own[3];
    for (int i = 0; i < n; i++) {
        own[i % 3] = x[i] * weight;
        s += own[i % 3] * own[i % 3];
    }
    return s;
}

double calls(double *x, int n) {
    double s = 0, *y = malloc(n * sizeof *y);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double *mine = malloc(2 * sizeof *mine);
        mine[0] = inner(x, n, x[i]), mine[1] = scale * x[i];
        y[i] = mine[0] * mine[1];
        free(mine);
    }
    for (int i = 0; i < n; i++) s += y[i];
    free(y);
    return s * 1e-2;
}

double conditional(double *x, int n) {
    double s = 0;
#pragma omp parallel for if (n > 20) reduction(+ : s)
    for (int i = 0; i < n; i++) s += x[i] * x[i];
#pragma omp parallel for if (n < 20) reduction(+ : s)
    for (int i = 0; i < n; i++) s += x[i];
    return s * s;
}

double single_precision(double *x, int n) {
    float s = 0, y[N];
    for (int i = 0; i < n; i++) y[i] = (float)x[i];
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += y[i] * y[(i * 5) % n];
    return s;
}

static double x[N], y[N], dx[N];

static void fill(void) {
    for (int i = 0; i < N; i++) x[i] = y[i] = 0.3 + 0.05 * ((i * 11) % N) - (i % 3), dx[i] = 0;
}

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        fill();                                                                                                        \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        CHECK_DIFFERENCES(f, x, dx, N);                                                                                \
    } while (0)

int main(void) {
    for (int threads = 1; threads <= 4; threads *= 2) {
        omp_set_num_threads(threads);
        RUN(sum);
        RUN(product);
        RUN(extremes);
        RUN(differences);
        RUN(two_loops);
        RUN(dynamic);
        RUN(runtime);
        RUN(in_place);
        RUN(copies);
        RUN(by_value_only);
        RUN(collapsed);
        RUN(array_of_sums);
        RUN(calls);
        RUN(conditional);

        fill();  // in single precision differences are coarse: it is a sum of squares
        __enzyme_autodiff((void *)single_precision, enzyme_dup, y, dx, enzyme_const, N);
        for (int i = 0; i < N; i++) CHECK_NEAR(dx[i], i ? x[i * 5 % N] + x[i * 15 % N] : 2 * x[0], 1e-6);
    }
    return check_failures != 0;
}
