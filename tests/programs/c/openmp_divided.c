// Threads divide an array among them to whose adjoints all of them add: each has blocks of memory that it adds to in place, and keeps apart
// what belongs to those of others, in copies of blocks where there is much of it, in notes where there is little.
// flags: -fopenmp
// enough: O2
#include "check.h"
#include <omp.h>

enum { N = 40000, READS = 60000, FAR = 1 << 19 };

typedef struct { double *x, *same, *y; float *f; int *where; } data;

static int place(int k, int n) { return (int)((k * 7919L + (long)k * k % 13) % n); }

// All over the array.
__attribute__((noinline)) static double all_over(data *d, int reads) {
    double sum = 0;
#pragma omp parallel for schedule(static) reduction(+ : sum)
    for (int k = 0; k < reads; k++) sum += sin(d->x[d->where[k]]) * (1 + k % 3);
    return sum;
}

// Each thread its part, but for some, and by another name.
__attribute__((noinline)) static double around(data *d, int n) {
    double sum = 0;
#pragma omp parallel for schedule(dynamic, 64) reduction(+ : sum)
    for (int k = 0; k < n; k++) {
        int left = d->where[k] % 7, right = (k + 300 * left) % n;
        sum += d->x[k - (k >= left ? left : 0)] * d->same[right];
    }
    return sum;
}

// Few numbers of many.
__attribute__((noinline)) static double few(data *d, int n, int reads) {
    double sum = 0;
#pragma omp parallel for schedule(static, 1) reduction(+ : sum)
    for (int k = 0; k < reads; k++) {
        double a = d->x[d->where[k % 100] * 13L % n];
        sum += a * a * (k + 1);
    }
    return sum;
}

__attribute__((noinline)) static double of_floats(data *d, int n) {
    double sum = 0;
#pragma omp parallel for schedule(static) reduction(+ : sum)
    for (int k = 0; k < n; k++) sum += (double)d->f[d->where[k]] * d->f[(k * 3) % n];
    return sum;
}

// Steps in which each thread writes to what it alone has read, beside what the others have.
__attribute__((noinline)) static void steps(data *d, int n, int many) {
    for (int s = 0; s < many; s++) {
#pragma omp parallel for schedule(dynamic, 4)
        for (int k = 0; k < n; k += 10) {
            double sum = 0;
            for (int l = 0; l < 10; l++) sum += d->x[k + d->where[k + l] % 10] * d->y[d->where[k + l]];
            for (int l = 0; l < 10; l++) d->same[k + (l + s) % 10] = sum * (l + 1) + 0.5 * d->x[k + (l + s) % 10];
        }
    }
}

// Places of one colour are written, all over the array, and neighbours of the other colour read.
__attribute__((noinline)) static void colours(data *d, int n, int colour) {
#pragma omp parallel for schedule(static)
    for (int k = 0; k < n / 2; k++) {
        int i = (int)((k * 7919L) % (n / 2)) * 2 + colour;
        double sum = 0;
        for (int l = 0; l < 4; l++) sum += d->x[(i + d->where[(k + l) % n] * 2 + 1) % n];
        d->x[i] = 0.3 * d->x[i] + sin(sum) * d->x[i];
    }
}

static double square(data *d, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += d->x[i] * d->x[i];
    return sum;
}

static double objective(const double *p, double *x, double *y, float *f, int *where, int n, int threads, int which) {
    omp_set_num_threads(threads);
    data d = { x, x, y, f, where };
    for (int i = 0; i < n; i++) d.x[i] = p[0] + p[1] * (i % 11);
    if (which == 0) return all_over(&d, READS);
    if (which == 1) return 1e-3 * around(&d, n);
    if (which == 2) return few(&d, n, 150);
    if (which == 3) {
        for (int i = 0; i < n; i++) d.f[i] = (float)(p[0] * (i % 5) + p[1]);
        return of_floats(&d, n);
    }
    if (which == 5) {
        colours(&d, n, 0), colours(&d, n, 1), colours(&d, n, 0);
        return 1e-3 * square(&d, n);
    }
    for (int i = 0; i < n; i++) d.y[i] = p[1] + 1e-3 * (i % 17);
    steps(&d, n, 3);
    return 1e-3 * square(&d, n);
}

int main(void) {
    static double x[FAR], dx[FAR], y[N], dy[N], p[2] = { 0.3, 0.05 };
    static float f[N], df[N];
    static int where[READS];
    for (int k = 0; k < READS; k++) where[k] = place(k, N);
    for (int which = 0; which < 6; which++)
        for (int threads = 1; threads <= 4; threads++) {
            int n = which == 2 ? FAR : N;
            double got[2] = { 0 };
            memset(dx, 0, sizeof dx), memset(dy, 0, sizeof dy), memset(df, 0, sizeof df);
            __enzyme_autodiff((void *)objective, enzyme_dup, p, got, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, f, df, enzyme_const, where,
                              enzyme_const, n, enzyme_const, threads, enzyme_const, which);
            for (int k = 0; k < 2; k++) {
                double h = which == 3 ? 1e-2 : 1e-6, up[2] = { p[0], p[1] }, down[2] = { p[0], p[1] };
                up[k] += h, down[k] -= h;
                double above = objective(up, x, y, f, where, n, threads, which), below = objective(down, x, y, f, where, n, threads, which);
                CHECK_NEAR(got[k], (above - below) / (2 * h), which == 3 ? 1e-4 : 1e-6);
            }
        }
    // Each place by itself.
    for (int threads = 1; threads <= 4; threads++) {
        static double want[N];
        memset(want, 0, sizeof want), memset(dx, 0, sizeof dx);
        data d = { x, x, y, f, where }, shadow = { dx, dx, dy, df, where };
        for (int i = 0; i < N; i++) x[i] = 0.001 * (i % 1000);
        for (int k = 0; k < READS; k++) want[where[k]] += cos(x[where[k]]) * (1 + k % 3);
        omp_set_num_threads(threads);
        __enzyme_autodiff((void *)all_over, enzyme_dup, &d, &shadow, enzyme_const, READS);
        for (int i = 0; i < N; i++) CHECK(dx[i], want[i]);
    }
    return check_failures != 0;
}
