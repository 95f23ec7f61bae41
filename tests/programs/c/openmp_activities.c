// One function with regions, asked for derivatives by its first array, its second one, and both; variables that threads read are
// set, changed and exchanged between the regions.
// flags: -fopenmp
// enough: O2
#include "check.h"
#include <omp.h>

enum { N = 12 };

static __attribute__((noinline)) double force(const double *x, const double *m, int n, int i) {
    double sum = 0;
    for (int j = 0; j < n; j++) sum += m[j] / (0.5 + (x[i] - x[j]) * (x[i] - x[j]));
    return sum * m[i];
}

double energy(const double *x, const double *m, int n) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++) sum += force(x, m, n, i);
    return sum;
}

double changed(const double *x, const double *m, int n) { // the bound, the step and the pointers are others in each region
    double *u = malloc(2 * n * sizeof *u), *v = u + n, sum = 0;
    int step = 1, half = n / 2;
    for (int i = 0; i < n; i++) u[i] = x[i] * m[i], v[i] = x[i];
    for (int t = 0; t < 3; t++) {
#pragma omp parallel for
        for (int i = 0; i < half; i++) v[i] += u[(i + step) % n] * m[i] + 0.1 * v[i] * x[i];
        double *other = u;
        u = v, v = other, step += 2, half++;
    }
    for (int i = 0; i < n; i++) sum += u[i] * u[i] + v[i] * x[i];
    free(u < v ? u : v);
    return sum;
}

double found_in_region(const double *x, const double *m, int n) { // one thread says where the others look
    const double *from = x;
    int most = 0;
    double sum = 0;
#pragma omp parallel reduction(+ : sum)
    {
#pragma omp single
        {
            most = n - 1;
            from = m;
        }
#pragma omp for
        for (int i = 0; i < n; i++) sum += m[most - i] * x[i] * m[i];
    }
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < most; i++) sum += m[i] * m[i] * x[most - i];
    return sum + (from == m);
}

double in_another_region(const double *x, const double *m, int n) { // which hands on what it was given
    double *part = calloc(n, sizeof *part), sum = 0;
#pragma omp parallel for
    for (int k = 0; k < 2; k++) {
        int from = k * n / 2;
#pragma omp parallel for
        for (int i = from; i < from + n / 2; i++) part[i] = m[i] * x[n - 1 - i] * x[i];
    }
    for (int i = 0; i < n; i++) sum += part[i] * part[i];
    free(part);
    return sum;
}

static double x[N], m[N], dx[N], dm[N];
typedef double function(const double *, const double *, int);
static function *now;
static double by_x(double *moved, int n) { return now(moved, m, n); }
static double by_m(double *moved, int n) { return now(x, moved, n); }

#define BEGIN(f)                                                                                                       \
    now = f;                                                                                                           \
    for (int i = 0; i < N; i++) x[i] = 0.55 + 0.3 * sin(i), m[i] = 1 + 0.3 * cos(i), dx[i] = dm[i] = 0;
#define RUN(f)                                                                                                         \
    BEGIN(f) __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, m, enzyme_const, N);                        \
    check_differences(#f " by x", by_x, x, dx, N);                                                                     \
    BEGIN(f) __enzyme_autodiff((void *)f, enzyme_const, x, enzyme_dup, m, dm, enzyme_const, N);                        \
    check_differences(#f " by m", by_m, m, dm, N);                                                                     \
    BEGIN(f) __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, m, dm, enzyme_const, N);                      \
    check_differences(#f " by both, x", by_x, x, dx, N);                                                               \
    check_differences(#f " by both, m", by_m, m, dm, N);

int main(void) {
    for (int threads = 1; threads <= 3; threads++) {
        omp_set_num_threads(threads);
        RUN(energy)
        RUN(changed)
        RUN(in_another_region)
    }
    BEGIN(found_in_region) __enzyme_autodiff((void *)found_in_region, enzyme_dup, x, dx, enzyme_dup, m, dm, enzyme_const, N);
    check_differences("found_in_region, x", by_x, x, dx, N);
    check_differences("found_in_region, m", by_m, m, dm, N);
    return check_failures != 0;
}
