/* What all ranks do together. */
#include "check.h"

/* From each rank in turn; what a rank had there before is gone. */
static double bcast(const double *x) {
    double u[N], sum = 0;
    for (int root = 0; root < size; root++) {
        for (int i = 0; i < N; i++) u[i] = x[i] * (root + 1);
        MPI_Bcast(u, N - 1, MPI_DOUBLE, root, MPI_COMM_WORLD);
        for (int i = 0; i < N; i++) sum += u[i] * u[i] * x[N - 1 - i];
        MPI_Barrier(MPI_COMM_WORLD);
    }
    return sum;
}

/* A norm that all ranks divide by, and a mean in place. */
static double norm(const double *x) {
    double own = 0, all, u[N], sum = 0;
    for (int i = 0; i < N; i++) own += x[i] * x[i];
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++) u[i] = x[i] / sqrt(all);
    MPI_Allreduce(MPI_IN_PLACE, u, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++) sum += u[i] * u[i] * (i + rank + 1);
    return sum;
}

/* To one rank, of others in place or not; what others have in the result stays theirs. */
static double reduce(const double *x) {
    double u[N], v[N], sum = 0;
    for (int root = 0; root < size; root++) {
        for (int i = 0; i < N; i++) u[i] = sin(x[i] + root), v[i] = x[i] * x[i];
        MPI_Reduce(rank == root && root % 2 ? MPI_IN_PLACE : u, rank == root && root % 2 ? u : v, N, MPI_DOUBLE, MPI_SUM, root, MPI_COMM_WORLD);
        for (int i = 0; i < N; i++) sum += u[i] * v[i] * (i + 1);
    }
    return sum;
}

/* Products, one of them with a zero in it; the least and the largest, and whose it is. */
static double others(const double *x) {
    double p[N], u[N], low, high;
    struct { double value; int rank; } own, best;
    MPI_Op op = x[0] > 1e9 ? MPI_SUM : MPI_PROD;
    MPI_Allreduce(x, p, N, MPI_DOUBLE, op, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++) u[i] = rank == 0 ? x[i] - 0.7 : x[i];
    MPI_Reduce(rank ? u : MPI_IN_PLACE, u, N, MPI_DOUBLE, MPI_PROD, 0, MPI_COMM_WORLD);
    MPI_Allreduce(&x[1], &low, 1, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
    MPI_Allreduce(&x[2], &high, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    own.value = x[3] * cos(x[0]), own.rank = rank;
    MPI_Allreduce(&own, &best, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);
    return p[0] * p[1] + p[3] + u[0] + u[1] * x[1] + low * low * x[0] + exp(-high) * rank + best.value * best.value * best.rank;
}

/* A loop that ends when all agree, by numbers that carry no derivative. */
static double until(const double *x) {
    double u = x[0];
    for (int done = 0, step = 0; !done; step++) {
        double mean, v = sqrt(u + x[1]);
        MPI_Allreduce(&v, &mean, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        int near = fabs(v - u) < 1e-3 || step > 6;
        u = v + 0.01 * mean;
        MPI_Allreduce(&near, &done, 1, MPI_INT, MPI_LAND, MPI_COMM_WORLD);
    }
    return u * u;
}

int main(int count, char **words) {
    begin(&count, &words);
    RUN(bcast)
    RUN(norm)
    RUN(reduce)
    RUN(others)
    RUN(until)
    return end();
}
