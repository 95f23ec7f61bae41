/* Persistent requests, and what all ranks do while they do something else. */
#include "check.h"

#define RIGHT ((rank + 1) % size)
#define LEFT ((rank + size - 1) % size)

/* A halo whose requests are made once and started in each step, all at once or one by one. */
static double halo(const double *x) {
    double u[N + 2], v[N + 2], sum = 0;
    MPI_Request r[4];
    MPI_Status states[4];
    MPI_Recv_init(&u[0], 1, MPI_DOUBLE, LEFT, 1, MPI_COMM_WORLD, &r[0]);
    MPI_Recv_init(&u[N + 1], 1, MPI_DOUBLE, RIGHT, 2, MPI_COMM_WORLD, &r[1]);
    MPI_Send_init(&u[N], 1, MPI_DOUBLE, RIGHT, 1, MPI_COMM_WORLD, &r[2]);
    MPI_Ssend_init(&u[1], 1, MPI_DOUBLE, LEFT, 2, MPI_COMM_WORLD, &r[3]);
    for (int i = 0; i < N; i++) u[i + 1] = x[i];
    for (int step = 0; step < 4; step++) {
        if (step % 2) MPI_Startall(4, r);
        else
            for (int k = 3; k >= 0; k--) MPI_Start(&r[k]);
        if (step == 1)
            for (int k = 0; k < 4; k++) MPI_Wait(&r[k], MPI_STATUS_IGNORE);
        else if (step == 2)
            for (int done = 0; !done;) MPI_Testall(4, r, &done, states);
        else
            MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
        for (int i = 1; i <= N; i++) v[i] = u[i] + 0.2 * (u[i - 1] * u[i - 1] - 2 * u[i] + u[i + 1]);
        memcpy(u + 1, v + 1, N * sizeof(double));
    }
    for (int k = 0; k < 4; k++) MPI_Request_free(&r[k]);
    for (int i = 1; i <= N; i++) sum += u[i] * u[i] * i;
    return sum;
}

/* Made in one function, started in another; integers, no neighbour, a derived type that is freed at once, and a request that is never started. */
struct line { double in[2], out[2]; int many[2]; MPI_Request r[6]; };
static __attribute__((noinline)) void set_up(struct line *l) {
    MPI_Datatype pair;
    int above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, below = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    MPI_Type_contiguous(2, MPI_DOUBLE, &pair);
    MPI_Type_commit(&pair);
    MPI_Send_init(l->out, 1, pair, above, 3, MPI_COMM_WORLD, &l->r[0]);
    MPI_Recv_init(l->in, 1, pair, below, 3, MPI_COMM_WORLD, &l->r[1]);
    MPI_Send_init(&l->many[0], 1, MPI_INT, RIGHT, 4, MPI_COMM_WORLD, &l->r[2]);
    MPI_Recv_init(&l->many[1], 1, MPI_INT, LEFT, 4, MPI_COMM_WORLD, &l->r[3]);
    MPI_Recv_init(l->in, 1, pair, RIGHT, 9, MPI_COMM_WORLD, &l->r[4]);
    l->r[5] = MPI_REQUEST_NULL;
    MPI_Type_free(&pair);
}
static __attribute__((noinline)) void step(struct line *l) {
    MPI_Startall(4, l->r);
    for (int done = 0; done != MPI_UNDEFINED;) { /* where nothing is sent, MPICH counts nothing as done */
        int which[6];
        MPI_Waitsome(6, l->r, &done, which, MPI_STATUSES_IGNORE);
    }
}
static double along(const double *x) {
    double sum = 0;
    struct line *l = calloc(1, sizeof *l);
    set_up(l);
    l->in[0] = l->in[1] = 1;
    for (int k = 0; k < 3; k++) {
        l->many[0] = k + rank;
        for (int i = 0; i < 2; i++) l->out[i] = sin(l->in[i]) * x[i + k % 2];
        step(l);
        sum += l->in[0] * l->in[1] * x[3] * (1 + l->many[1]);
    }
    for (int k = 0; k < 5; k++) MPI_Request_free(&l->r[k]);
    free(l);
    return sum;
}

/* A request of any source; the receives of others in between. */
static double anyone(const double *x) {
    double first = 1, in = 0, out = x[0] * x[1], sum = 0;
    MPI_Request late, sent, other;
    MPI_Recv_init(&first, 1, MPI_DOUBLE, MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &late);
    MPI_Send_init(&out, 1, MPI_DOUBLE, RIGHT, 5, MPI_COMM_WORLD, &sent);
    for (int k = 0; k < 2; k++) {
        MPI_Start(&late);
        MPI_Irecv(&in, 1, MPI_DOUBLE, LEFT, 6, MPI_COMM_WORLD, &other);
        MPI_Send(x + 2, 1, MPI_DOUBLE, RIGHT, 6, MPI_COMM_WORLD);
        MPI_Wait(&other, MPI_STATUS_IGNORE);
        out *= in;
        MPI_Start(&sent);
        int which, done = 0;
        while (!done) MPI_Testany(1, &late, &which, &done, MPI_STATUS_IGNORE);
        MPI_Wait(&sent, MPI_STATUS_IGNORE);
        sum += first * first * x[3];
    }
    MPI_Request_free(&late);
    MPI_Request_free(&sent);
    return sum;
}

/* Two at a time, waited for in another order on each rank; a message in between that one rank waits for before it begins. */
static double begun(const double *x) {
    double own[N], all[N], u[N], v = x[0] * x[1], got = 1, most = 0, product[2], sum = 0;
    MPI_Request r[4], barrier;
    MPI_Status state;
    for (int i = 0; i < N; i++) own[i] = sin(x[i]), u[i] = x[i] * x[i] * (rank + 1);
    if (rank == 1) MPI_Recv(&got, 1, MPI_DOUBLE, 0, 8, MPI_COMM_WORLD, &state);
    MPI_Iallreduce(own, all, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &r[0]);
    MPI_Ibcast(u, N - 1, MPI_DOUBLE, size - 1, MPI_COMM_WORLD, &r[1]);
    if (rank == 0 && size > 1) MPI_Send(&v, 1, MPI_DOUBLE, 1, 8, MPI_COMM_WORLD);
    MPI_Iallreduce(x + 1, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD, &r[2]);
    MPI_Iallreduce(x + 2, product, 2, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD, &r[3]);
    MPI_Ibarrier(MPI_COMM_WORLD, &barrier);
    if (rank % 2) {
        for (int k = 3; k >= 0; k--) MPI_Wait(&r[k], &state);
    } else
        MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
    MPI_Wait(&barrier, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++) sum += all[i] * u[i] * (i + 1);
    return sum * got + most * most * x[2] + product[0] * x[0] + product[1] * product[0];
}

/* To one rank, in place there; a minimum; the parts of all. */
static double parts(const double *x) {
    double u[N], least = 5, all[64] = {0}, others[64] = {0}, own[2], sum = 0;
    int last = size - 1, counts[8], starts[8], three[8], at[8];
    MPI_Request r[3];
    for (int i = 0; i < N; i++) u[i] = x[i] * x[i];
    MPI_Ireduce(rank == last ? MPI_IN_PLACE : u, rank == last ? u : 0, N, MPI_DOUBLE, MPI_SUM, last, MPI_COMM_WORLD, &r[0]);
    MPI_Ireduce(x, &least, 1, MPI_DOUBLE, MPI_MIN, 0, MPI_COMM_WORLD, &r[1]);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    MPI_Igather(u, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD, &r[0]);
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
    for (int i = 0; i < 2 * size; i++) all[i] = all[i] * all[i] + x[i % N];
    MPI_Iscatter(all, 2, MPI_DOUBLE, own, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD, &r[0]);
    for (int k = 0; k < size; k++) counts[k] = (k + 1) % N, starts[k] = 5 * k + 1, three[k] = (rank + k) % 3, at[k] = 3 * k;
    MPI_Iallgatherv(x, counts[rank], MPI_DOUBLE, others, counts, starts, MPI_DOUBLE, MPI_COMM_WORLD, &r[1]);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    for (int i = 0; i < 40; i++) sum += others[i] * others[i] * i;
    for (int i = 0; i < 3 * size; i++) others[i] = x[i % N] * i + own[i % 2];
    MPI_Ialltoallv(others, three, at, MPI_DOUBLE, all, three, at, MPI_DOUBLE, MPI_COMM_WORLD, &r[0]);
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
    for (int i = 0; i < 3 * size; i++) sum += all[i] * all[i];
    MPI_Ialltoall(MPI_IN_PLACE, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, MPI_COMM_WORLD, &r[0]);
    MPI_Iallgather(own, 1, MPI_DOUBLE, others, 1, MPI_DOUBLE, MPI_COMM_WORLD, &r[1]);
    MPI_Wait(&r[1], MPI_STATUS_IGNORE);
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
    for (int i = 0; i < size; i++) sum += all[i] * others[i] * x[i % N];
    MPI_Igatherv(x, counts[rank], MPI_DOUBLE, all, counts, starts, MPI_DOUBLE, last, MPI_COMM_WORLD, &r[0]);
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
    MPI_Iscatterv(all, counts, starts, MPI_DOUBLE, u, counts[rank], MPI_DOUBLE, last, MPI_COMM_WORLD, &r[0]);
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
    return sum + own[0] * own[1] + least * least + u[0] * u[1] * u[2];
}

int main(int count, char **words) {
    begin(&count, &words);
    RUN(halo)
    RUN(along)
    RUN(anyone)
    RUN(begun)
    RUN(parts)
    LANES(halo)
    LANES(begun)
    LANES(parts)
    SWEEPS(halo)
    SWEEPS(begun)
    return end();
}
