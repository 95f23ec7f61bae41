// Steps of a nonlinear heat equation in the plane. Each rank has some rows, its threads share them.
#include "parallel.h"

enum { SIDE = 768, STEPS = 10 };

static long rows(void) { return first_of(rank + 1, ranks, SIDE) - first_of(rank, ranks, SIDE); }

static void start(double *x, long n) {
    long before = SIDE * first_of(rank, ranks, SIDE);
    for (long i = 0; i < n; i++) x[i] = 0.5 + 0.4 * sin(3.0 * (double)(before + i));
}

// Row 0 is the last of the rank before, row m + 1 the first of the next.
static void exchange(double *u, long m) {
#ifdef RANKS
    int above = rank > 0 ? rank - 1 : MPI_PROC_NULL, below = rank + 1 < ranks ? rank + 1 : MPI_PROC_NULL;
    MPI_Request halo[4];
    MPI_Irecv(u, SIDE, MPI_DOUBLE, above, 0, MPI_COMM_WORLD, &halo[0]);
    MPI_Irecv(u + (m + 1) * SIDE, SIDE, MPI_DOUBLE, below, 1, MPI_COMM_WORLD, &halo[1]);
    MPI_Isend(u + m * SIDE, SIDE, MPI_DOUBLE, below, 0, MPI_COMM_WORLD, &halo[2]);
    MPI_Isend(u + SIDE, SIDE, MPI_DOUBLE, above, 1, MPI_COMM_WORLD, &halo[3]);
    MPI_Waitall(4, halo, MPI_STATUSES_IGNORE);
#endif
}

static double objective(const double *x, long n) {
    long m = n / SIDE;
    double *u = malloc((m + 2) * SIDE * sizeof *u), *v = malloc((m + 2) * SIDE * sizeof *v), sum = 0;
    memset(u, 0, (m + 2) * SIDE * sizeof *u);
    memcpy(u + SIDE, x, n * sizeof *u);
    memcpy(v, u, (m + 2) * SIDE * sizeof *v);
    for (int s = 0; s < STEPS; s++) {
        exchange(u, m);
#pragma omp parallel for
        for (long i = 1; i <= m; i++)
            for (long j = 1; j < SIDE - 1; j++) {
                double c = u[i * SIDE + j];
                double around = u[i * SIDE + j - 1] + u[i * SIDE + j + 1] + u[(i - 1) * SIDE + j] + u[(i + 1) * SIDE + j];
                v[i * SIDE + j] = c + 0.1 * c * (around - 4 * c);
            }
        double *t = u;
        u = v, v = t;
    }
#pragma omp parallel for reduction(+ : sum)
    for (long i = SIDE; i < (m + 1) * SIDE; i++) sum += u[i] * u[i];
    free(u), free(v);
    return sum;
}

PARALLEL(rows() * SIDE)
