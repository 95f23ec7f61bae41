/* In other orders than one would write, of nothing, to oneself, with handles that are gone. */
#include "check.h"

#define RIGHT ((rank + 1) % size)
#define LEFT ((rank + size - 1) % size)

/* The communicator is freed before messages are there. (Before a sum is there Open MPI 4.1 cannot free it, derivatives or not.) */
static double freed_early(const double *x) {
    MPI_Comm c;
    MPI_Request r[2], all_ranks;
    double in, out = x[0] * x[1], all = 0, square = x[2] * x[2];
    MPI_Comm_dup(MPI_COMM_WORLD, &c);
    MPI_Irecv(&in, 1, MPI_DOUBLE, LEFT, 3, c, &r[0]);
    MPI_Isend(&out, 1, MPI_DOUBLE, RIGHT, 3, c, &r[1]);
    MPI_Iallreduce(&square, &all, 1, MPI_DOUBLE, MPI_SUM, c, &all_ranks);
    MPI_Wait(&all_ranks, MPI_STATUS_IGNORE);
    MPI_Comm_free(&c);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    return in * in * x[3] + all * x[0];
}

/* Of nothing, to oneself, a send that is freed while it is under way, a copy of a request. */
static double zeros(const double *x) {
    MPI_Request r[4], copy;
    double in[2] = {1, 1}, out[2] = {x[0] * x[1], x[2]}, none = 5, all[2] = {x[1], x[2]};
    MPI_Recv_init(&none, 0, MPI_DOUBLE, LEFT, 1, MPI_COMM_WORLD, &r[0]);
    MPI_Send_init(out, 0, MPI_DOUBLE, RIGHT, 1, MPI_COMM_WORLD, &r[1]);
    MPI_Startall(2, r);
    MPI_Iallreduce(out, all, 0, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &r[2]);
    MPI_Ibcast(0, 0, MPI_DOUBLE, 0, MPI_COMM_WORLD, &r[3]);
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
    MPI_Request_free(&r[0]);
    MPI_Request_free(&r[1]);
    MPI_Irecv(in, 2, MPI_DOUBLE, rank, 4, MPI_COMM_WORLD, &r[0]);
    MPI_Isend(out, 2, MPI_DOUBLE, rank, 4, MPI_COMM_WORLD, &r[1]);
    MPI_Request_free(&r[1]);
    copy = r[0];
    MPI_Wait(&copy, MPI_STATUS_IGNORE);
    return in[0] * in[1] + none * all[0] * all[1] * x[3];
}

/* Two requests of one tag, started in changing orders. */
static double changing(const double *x) {
    MPI_Request r[4];
    double a[2], b[2], u[2] = {x[0], x[1] * x[0]}, v[2] = {x[2], x[3] * x[2]}, sum = 0;
    MPI_Recv_init(a, 2, MPI_DOUBLE, LEFT, 7, MPI_COMM_WORLD, &r[0]);
    MPI_Recv_init(b, 2, MPI_DOUBLE, LEFT, 7, MPI_COMM_WORLD, &r[1]);
    MPI_Send_init(u, 2, MPI_DOUBLE, RIGHT, 7, MPI_COMM_WORLD, &r[2]);
    MPI_Send_init(v, 2, MPI_DOUBLE, RIGHT, 7, MPI_COMM_WORLD, &r[3]);
    for (int k = 0; k < 3; k++) {
        int which;
        MPI_Start(&r[1]);
        MPI_Start(&r[0]);
        MPI_Start(&r[k % 2 ? 3 : 2]);
        MPI_Start(&r[k % 2 ? 2 : 3]);
        for (int j = 0; j < 4; j++) MPI_Waitany(4, r, &which, MPI_STATUS_IGNORE);
        sum += a[0] * a[1] * (k + 1) + b[0] * b[1] * x[k];
        u[0] += 0.1 * b[1], v[1] *= a[0];
    }
    for (int k = 3; k >= 0; k--) MPI_Request_free(&r[k]);
    return sum;
}

/* What half of the ranks do is not what the others do. */
static double halves(const double *x) {
    MPI_Comm half;
    MPI_Request r[3];
    int me, many;
    double low, factor = 1, all[8] = {0}, constant = 3, y = x[1] * x[2], sum = 0;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Comm_rank(half, &me);
    MPI_Comm_size(half, &many);
    if (rank % 2 == 0) {
        MPI_Iallreduce(x, &low, 1, MPI_DOUBLE, MPI_MIN, half, &r[0]);
        MPI_Iallreduce(MPI_IN_PLACE, &constant, 1, MPI_DOUBLE, MPI_SUM, half, &r[1]);
        for (int i = 0; i < many; i++) all[i] = x[i % N];
        for (int done = 0; !done;) MPI_Testall(2, r, &done, MPI_STATUSES_IGNORE);
        MPI_Ialltoall(all, 1, MPI_DOUBLE, all + 4, 1, MPI_DOUBLE, half, &r[2]);
        MPI_Wait(&r[2], MPI_STATUS_IGNORE);
        factor = low * constant;
    } else {
        MPI_Ireduce(&y, &low, 1, MPI_DOUBLE, MPI_PROD, many - 1, half, &r[0]);
        MPI_Wait(&r[0], MPI_STATUS_IGNORE);
        if (me == many - 1) factor = low * low;
    }
    MPI_Comm_free(&half);
    for (int i = 0; i < 8; i++) sum += all[i] * all[i] * (i + 1);
    return factor * x[3] + sum;
}

/* Any message is received while a maximum is under way. */
static double wild(const double *x) {
    MPI_Request r;
    MPI_Status s;
    double got = 1, top = 0, sum = 0;
    MPI_Iallreduce(x, &top, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD, &r);
    if (rank == 0)
        for (int i = 1; i < size; i++) {
            MPI_Recv(&got, 1, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &s);
            sum += got * got * (s.MPI_TAG + s.MPI_SOURCE);
        }
    else
        MPI_Send(x + rank % N, 1, MPI_DOUBLE, 0, rank + 5, MPI_COMM_WORLD);
    MPI_Wait(&r, &s);
    MPI_Barrier(MPI_COMM_WORLD);
    return sum + top * top * x[1];
}

/* One sum of another, while a product is under way. */
static double chained(const double *x) {
    MPI_Request r[2];
    double a = x[0], b, c, d = x[1] * x[2], e;
    MPI_Iallreduce(&a, &b, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &r[0]);
    MPI_Iallreduce(&d, &e, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD, &r[1]);
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
    b *= x[3];
    MPI_Iallreduce(&b, &c, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &r[0]);
    MPI_Wait(&r[0], MPI_STATUS_IGNORE);
    MPI_Wait(&r[1], MPI_STATUS_IGNORE);
    return c * c * e + a;
}

/* A forward sweep that never goes back: MPI_Finalize does not wait for it. */
static double large(const double *x) {
    enum { M = 100000 };
    MPI_Request r;
    double *own = malloc(M * sizeof *own), *most = malloc(M * sizeof *most), sum;
    for (int i = 0; i < M; i++) own[i] = x[i % N];
    MPI_Iallreduce(own, most, M, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD, &r);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    sum = most[0] + most[5];
    free(own), free(most);
    return sum;
}
static void never_back(void) {
    double x[N], dx[N] = {0};
    fill(x, 0);
    __enzyme_augmentfwd((void *)large, enzyme_dup, x, dx);
}

/* The library keeps a message in memory that the function gives it, and takes back. */
static double buffered(const double *x) {
    int room = 2 * sizeof(double) + 1000, was_room;
    char *memory = malloc(room), *was;
    double in[2], out[2] = {x[0] * x[1], x[2]};
    MPI_Buffer_attach(memory, room);
    MPI_Bsend(out, 2, MPI_DOUBLE, RIGHT, 6, MPI_COMM_WORLD);
    out[0] = x[3];
    MPI_Recv(in, 2, MPI_DOUBLE, LEFT, 6, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Buffer_detach(&was, &was_room);
    free(was);
    return in[0] * in[1] * out[0] + (was_room == room) * x[1];
}

int main(int count, char **words) {
    begin(&count, &words);
    RUN(freed_early)
    RUN(zeros)
    RUN(changing)
    RUN(halves)
    RUN(wild)
    RUN(chained)
    RUN(buffered)
    never_back();
    return end();
}
