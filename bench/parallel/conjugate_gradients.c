// A linear system of a bar whose conductivities are differentiated, solved by conjugate gradients over the ranks.
#include "parallel.h"

enum { WHOLE = 200000, STEPS = 30 };

static long own(void) { return first_of(rank + 1, ranks, WHOLE) - first_of(rank, ranks, WHOLE); }

static void start(double *x, long n) {
    long before = first_of(rank, ranks, WHOLE);
    for (long i = 0; i < n; i++) x[i] = 1 + 0.3 * sin(0.01 * (double)(before + i));
}

static double sum_of(double part) {
    double all = part;
#ifdef RANKS
    MPI_Allreduce(&part, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
#endif
    return all;
}

// v[0] and v[n + 1] are the neighbours' numbers.
static void exchange(double *v, long n) {
    v[0] = v[n + 1] = 0;
#ifdef RANKS
    int left = rank > 0 ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < ranks ? rank + 1 : MPI_PROC_NULL;
    MPI_Sendrecv(v + n, 1, MPI_DOUBLE, right, 0, v, 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(v + 1, 1, MPI_DOUBLE, left, 1, v + n + 1, 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#endif
}

static void apply(const double *k, double *v, double *w, long n) {
    exchange(v, n);
    for (long i = 1; i <= n; i++) w[i] = (0.5 + k[i - 1]) * v[i] - 0.3 * k[i - 1] * (v[i - 1] + v[i + 1]);
}

static double product(const double *v, const double *w, long n) {
    double part = 0;
    for (long i = 1; i <= n; i++) part += v[i] * w[i];
    return sum_of(part);
}

static double objective(const double *x, long n) {
    size_t size = (n + 2) * sizeof(double);
    double *u = malloc(size), *r = malloc(size), *p = malloc(size), *q = malloc(size), sum = 0;
    for (long i = 0; i < n + 2; i++) u[i] = 0, r[i] = p[i] = i > 0 && i <= n;
    double old = product(r, r, n);
    for (int s = 0; s < STEPS; s++) {
        apply(x, p, q, n);
        double alpha = old / product(p, q, n);
        for (long i = 1; i <= n; i++) u[i] += alpha * p[i], r[i] -= alpha * q[i];
        double fresh = product(r, r, n);
        for (long i = 1; i <= n; i++) p[i] = r[i] + fresh / old * p[i];
        old = fresh;
    }
    for (long i = 1; i <= n; i++) sum += u[i] * u[i];
    free(u), free(r), free(p), free(q);
    return sum;
}

PARALLEL(own())
