/* Messages between regions of threads: a halo that one thread exchanges, work that all share, a sum over threads and ranks. */
#include "check.h"
#include <omp.h>

#define M 64

/* Between regions. */
static double rows(const double *x) {
    double u[M + 2], v[M + 2], own = 0, all;
    int above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, below = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    u[0] = u[M + 1] = 0.5;
    #pragma omp parallel for
    for (int i = 1; i <= M; i++) u[i] = x[i % N] * sin(i + x[(i + 1) % N]);
    for (int step = 0; step < 3; step++) {
        MPI_Sendrecv(&u[M], 1, MPI_DOUBLE, above, 1, &u[0], 1, MPI_DOUBLE, below, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, below, 2, &u[M + 1], 1, MPI_DOUBLE, above, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        #pragma omp parallel for schedule(static)
        for (int i = 1; i <= M; i++) v[i] = u[i] + 0.2 * (u[i - 1] * u[i - 1] - 2 * u[i] + u[i + 1]);
        #pragma omp parallel for
        for (int i = 1; i <= M; i++) u[i] = v[i] * x[0];
    }
    #pragma omp parallel for reduction(+ : own)
    for (int i = 1; i <= M; i++) own += u[i] * u[i] * x[1];
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sqrt(1 + all) * x[2];
}

/* While messages are on their way: requests that are made once, the middle is worked on before they are there. */
static double overlapped(const double *x) {
    double u[M], got[2] = {1, 1}, sum = 0;
    int left = (rank + size - 1) % size, right = (rank + 1) % size;
    MPI_Request r[4];
    MPI_Recv_init(&got[0], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, &r[0]);
    MPI_Recv_init(&got[1], 1, MPI_DOUBLE, right, 2, MPI_COMM_WORLD, &r[1]);
    MPI_Send_init(&u[M - 1], 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, &r[2]);
    MPI_Send_init(&u[0], 1, MPI_DOUBLE, left, 2, MPI_COMM_WORLD, &r[3]);
    for (int i = 0; i < M; i++) u[i] = x[i % N] * (1 + 0.01 * i);
    for (int step = 0; step < 3; step++) {
        double middle = 0;
        MPI_Startall(4, r);
        #pragma omp parallel for reduction(+ : middle) schedule(static, 5)
        for (int i = 1; i < M - 1; i++) middle += u[i] * u[i] * x[i % N];
        MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
        #pragma omp parallel for
        for (int i = 0; i < M; i++) u[i] = 0.9 * u[i] + 0.001 * middle * got[i % 2];
        sum += middle * got[0] * got[1];
    }
    for (int k = 0; k < 4; k++) MPI_Request_free(&r[k]);
    return sum;
}

int main(int count, char **words) {
    int given;
    MPI_Init_thread(&count, &words, MPI_THREAD_FUNNELED, &given);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    RUN(rows)
    RUN(overlapped)
    return end();
}
