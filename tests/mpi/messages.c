/* Messages between two ranks, in all the ways that C has for them. */
#include "check.h"
#include <unistd.h>

#define RIGHT ((rank + 1) % size)
#define LEFT ((rank + size - 1) % size)

/* Along a chain: each rank works on what the one before it has sent. */
static double chain(const double *x) {
    double got[N] = {1, 1, 1, 1}, made[N], sum = 0;
    if (rank > 0) MPI_Recv(got, N, MPI_DOUBLE, rank - 1, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++) made[i] = sin(got[i]) * x[i], sum += made[i] * got[N - 1 - i];
    if (rank + 1 < size) MPI_Send(made, N, MPI_DOUBLE, rank + 1, 3, MPI_COMM_WORLD);
    return sum;
}

/* Around a ring, more than once, in a loop; at its ends nothing is sent. */
static double ring(const double *x) {
    double now[N], next[N], sum = 0;
    memcpy(now, x, sizeof now);
    for (int step = 0; step < 3; step++) {
        MPI_Status status;
        MPI_Sendrecv(now, N, MPI_DOUBLE, RIGHT, step, next, N, MPI_DOUBLE, LEFT, step, MPI_COMM_WORLD, &status);
        for (int i = 0; i < N; i++) now[i] = now[i] * next[i] + 0.1 * x[i];
        int above = rank + 1 < size ? rank + 1 : MPI_PROC_NULL, below = rank > 0 ? rank - 1 : MPI_PROC_NULL;
        MPI_Sendrecv_replace(now + 1, 2, MPI_DOUBLE, above, 9, below, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        sum += now[0] * now[1] + now[2];
    }
    return sum;
}

/* Halves of a halo, both begun before anything is waited for; the waits are in another order. */
static double halo(const double *x) {
    double u[N + 2], v[N + 2], sum = 0;
    for (int i = 0; i < N; i++) u[i + 1] = x[i];
    for (int step = 0; step < 3; step++) {
        MPI_Request r[4];
        u[0] = u[N + 1] = 0.5;
        MPI_Irecv(&u[0], 1, MPI_DOUBLE, LEFT, 1, MPI_COMM_WORLD, &r[0]);
        MPI_Irecv(&u[N + 1], 1, MPI_DOUBLE, RIGHT, 2, MPI_COMM_WORLD, &r[1]);
        MPI_Isend(&u[N], 1, MPI_DOUBLE, RIGHT, 1, MPI_COMM_WORLD, &r[2]);
        MPI_Isend(&u[1], 1, MPI_DOUBLE, LEFT, 2, MPI_COMM_WORLD, &r[3]);
        if (step == 1) {
            for (int k = 3; k >= 0; k--) MPI_Wait(&r[k], MPI_STATUS_IGNORE);
        } else
            MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
        for (int i = 1; i <= N; i++) v[i] = u[i] + 0.2 * (u[i - 1] * u[i - 1] - 2 * u[i] + u[i + 1]);
        memcpy(u + 1, v + 1, N * sizeof(double));
    }
    for (int i = 1; i <= N; i++) sum += u[i] * u[i] * i;
    return sum;
}

/* Two messages of one tag, waited for in the opposite order; what is waited for first was received last. */
static double twice(const double *x) {
    double a[2], b[2];
    MPI_Request r[4];
    MPI_Irecv(a, 2, MPI_DOUBLE, LEFT, 7, MPI_COMM_WORLD, &r[0]);
    MPI_Irecv(b, 2, MPI_DOUBLE, LEFT, 7, MPI_COMM_WORLD, &r[1]);
    MPI_Isend(x, 2, MPI_DOUBLE, RIGHT, 7, MPI_COMM_WORLD, &r[2]);
    MPI_Issend(x + 2, 2, MPI_DOUBLE, RIGHT, 7, MPI_COMM_WORLD, &r[3]);
    MPI_Wait(&r[1], MPI_STATUS_IGNORE);
    double sum = b[0] * b[1];
    int done = 0;
    while (!done) MPI_Test(&r[0], &done, MPI_STATUS_IGNORE);
    MPI_Waitall(2, r + 2, MPI_STATUSES_IGNORE);
    return sum + 3 * a[0] * exp(-a[1]) * x[0];
}

/* The first rank takes from whoever comes, any tag, fewer numbers than there is room for; empty messages in between. */
static double anyone(const double *x) {
    double room[2 * N], sum = x[0];
    if (rank == 0)
        for (int k = 1; k < size; k++) {
            MPI_Status status;
            int count;
            MPI_Recv(room, 2 * N, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
            MPI_Get_count(&status, MPI_DOUBLE, &count);
            for (int i = 0; i < count; i++) sum += room[i] * room[i] * (status.MPI_SOURCE + status.MPI_TAG);
            MPI_Recv(room, 0, MPI_DOUBLE, status.MPI_SOURCE, 50, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
    else {
        MPI_Ssend(x, 1 + rank % N, MPI_DOUBLE, 0, 10 + rank, MPI_COMM_WORLD);
        MPI_Send(x, 0, MPI_DOUBLE, 0, 50, MPI_COMM_WORLD);
    }
    MPI_Barrier(MPI_COMM_WORLD); /* or the next call's messages might be taken */
    return sum;
}

/* Begun before all others from anyone, and waited for last; a type of nothing on the way. */
static double anyone_last(const double *x) {
    double first = 1, in[2] = {0, 0}, out[2] = {x[0] * x[1], x[2]};
    MPI_Request late, soon[2], sent;
    MPI_Datatype nothing;
    MPI_Type_contiguous(0, MPI_DOUBLE, &nothing);
    MPI_Type_commit(&nothing);
    MPI_Irecv(&first, 1, MPI_DOUBLE, MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &late);
    for (int k = 0; k < 2; k++) {
        MPI_Irecv(in + k, 1, MPI_DOUBLE, LEFT, 6, MPI_COMM_WORLD, &soon[k]);
        MPI_Isend(out + k, 1, MPI_DOUBLE, RIGHT, 6, MPI_COMM_WORLD, &sent);
        MPI_Wait(&soon[k], MPI_STATUS_IGNORE);
        MPI_Wait(&sent, MPI_STATUS_IGNORE);
    }
    MPI_Bcast(out, 1, nothing, 0, MPI_COMM_WORLD);
    MPI_Type_free(&nothing);
    double made = in[0] * in[1];
    MPI_Isend(&made, 1, MPI_DOUBLE, RIGHT, 5, MPI_COMM_WORLD, &sent);
    MPI_Wait(&late, MPI_STATUS_IGNORE);
    MPI_Wait(&sent, MPI_STATUS_IGNORE);
    return made * first * x[3];
}

/* A wrapper that is told the datatype, and requests that are null where there is nothing to wait for. */
static __attribute__((noinline)) void pass(void *out, void *in, int many, MPI_Datatype kind) {
    MPI_Request request;
    MPI_Irecv(in, many, kind, LEFT, 1, MPI_COMM_WORLD, &request);
    MPI_Send(out, many, kind, RIGHT, 1, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}
static double wrapped(const double *x) {
    double in[2] = {1, 1}, out[2][2], sum = 0;
    int number = rank + 1, got;
    MPI_Request sent[2];
    for (int k = 0; k < 2; k++) {
        if (rank) MPI_Recv(in, 2, MPI_DOUBLE, rank - 1, k, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        out[k][0] = in[0] * x[k], out[k][1] = sin(in[1] * x[2]);
        sum += out[k][0] * out[k][1];
        if (rank + 1 < size) MPI_Isend(out[k], 2, MPI_DOUBLE, rank + 1, k, MPI_COMM_WORLD, &sent[k]);
        else sent[k] = MPI_REQUEST_NULL;
    }
    MPI_Waitall(2, sent, MPI_STATUSES_IGNORE);
    if (size == 1) return sum;
    double last[2] = {out[1][0], out[1][1]};
    pass(&number, &got, 1, MPI_INT);
    pass(last, in, 2, MPI_DOUBLE);
    return sum + in[0] * in[1] * got;
}

/* A rank that looks for any message may find one of a derivative: the last rank goes back before the first one sends. */
static double looked_for(const double *x) {
    double room[N] = {0}, sum = x[0] * x[0];
    if (size > 2 && rank == 2) {
        MPI_Recv(room, 1, MPI_DOUBLE, 1, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        sum += room[0] * room[0];
    } else if (size > 2 && rank == 0) {
        usleep(50000);
        MPI_Send(x, 2, MPI_DOUBLE, 1, 3, MPI_COMM_WORLD);
    } else if (size > 2 && rank == 1) {
        MPI_Status status;
        int count, is_there = 0;
        MPI_Send(x + 1, 1, MPI_DOUBLE, 2, 4, MPI_COMM_WORLD);
        usleep(20000);
        while (!is_there) MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &status);
        MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        MPI_Get_count(&status, MPI_DOUBLE, &count);
        MPI_Recv(room, count, MPI_DOUBLE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        sum += room[0] * room[1] * status.MPI_TAG * count;
    }
    return sum;
}

/* Integers say how many numbers follow; what comes back is constant on one side and active on the other. */
static double counted(const double *x) {
    int many = rank % N, got = 0;
    double table[N] = {1, 2, 3, 4}, in[N], fixed[N], sum = 0;
    MPI_Sendrecv(&many, 1, MPI_INT, RIGHT, 1, &got, 1, MPI_INT, LEFT, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    double *out = malloc(N * sizeof *out);
    for (int i = 0; i < N; i++) out[i] = x[i] * x[i];
    MPI_Request request[2];
    MPI_Irecv(in, got, MPI_DOUBLE, LEFT, 2, MPI_COMM_WORLD, &request[0]);
    MPI_Isend(out, many, MPI_DOUBLE, RIGHT, 2, MPI_COMM_WORLD, &request[1]);
    for (int k = 0; k < 2; k++) {
        int which;
        MPI_Waitany(2, request, &which, MPI_STATUS_IGNORE);
    }
    free(out);
    for (int i = 0; i < got; i++) sum += in[i] * x[i];
    MPI_Sendrecv(table, N, MPI_DOUBLE, RIGHT, 3, fixed, N, MPI_DOUBLE, LEFT, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return sum + fixed[1] * x[1] + fixed[3];
}

/* Singles and complex numbers, by a communicator of the function's own. */
static double halves(const double *x) {
    MPI_Comm half;
    int me, all;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
    MPI_Comm_rank(half, &me);
    MPI_Comm_size(half, &all);
    float f[2] = {(float)x[0], (float)(x[1] * x[0])}, g[2];
    MPI_Sendrecv(f, 2, MPI_FLOAT, (me + 1) % all, 0, g, 2, MPI_FLOAT, (me + all - 1) % all, 0, half, MPI_STATUS_IGNORE);
    double z[2] = {x[2], x[3]}, w[2];
    MPI_Sendrecv(z, 1, MPI_C_DOUBLE_COMPLEX, (me + 1) % all, 0, w, 1, MPI_C_DOUBLE_COMPLEX, (me + all - 1) % all, 0, half, MPI_STATUS_IGNORE);
    MPI_Comm_free(&half);
    return g[0] * g[1] + w[0] * w[1] * x[0];
}

/* Begun in one function and waited for in another; the buffers are the second one's caller's, and gone in the end. */
struct exchange { double in[2], *out; MPI_Request requests[2]; };
static __attribute__((noinline)) void set_out(struct exchange *e, const double *x) {
    for (int i = 0; i < 2; i++) e->out[i] = x[i] * x[i + 1];
    MPI_Irecv(e->in, 2, MPI_DOUBLE, LEFT, 4, MPI_COMM_WORLD, &e->requests[0]);
    MPI_Isend(e->out, 2, MPI_DOUBLE, RIGHT, 4, MPI_COMM_WORLD, &e->requests[1]);
}
static __attribute__((noinline)) double arrive(struct exchange *e) {
    MPI_Status states[2];
    MPI_Waitall(2, e->requests, states);
    return e->in[0] * e->in[1];
}
static double apart(const double *x) {
    double sum = 0;
    for (int k = 1; k < 3; k++) {
        struct exchange *e = malloc(sizeof *e);
        e->out = malloc(2 * sizeof(double));
        set_out(e, x);
        sum += k * x[3];
        sum += arrive(e) * x[k];
        free(e->out);
        free(e);
    }
    return sum;
}

/* A gradient with two seeds, where nothing is waited for. */
static void keep(const double *x, double *y) { *y = chain(x); }
static void two_seeds(void) {
    double x[N], y = 0, one[N] = {0}, a[N] = {0}, b[N] = {0}, seed = 1, twice_seed = 2, fresh = 1;
    fill(x, 0);
    __enzyme_autodiff((void *)keep, enzyme_dup, x, one, enzyme_dup, &y, &fresh);
    __enzyme_autodiff((void *)keep, enzyme_width, 2, enzyme_dup, x, a, b, enzyme_dup, &y, &seed, &twice_seed);
    for (int i = 0; i < N; i++) compare("chain", "first seed", a[i], one[i]), compare("chain", "second seed", b[i], 2 * one[i]);
}

int main(int count, char **words) {
    begin(&count, &words);
    RUN(chain)
    RUN(ring)
    RUN(halo)
    RUN(twice)
    RUN(anyone)
    RUN(anyone_last)
    RUN(wrapped)
    RUN(looked_for)
    RUN(counted)
    RUN(apart)
    LANES(chain)
    LANES(halo)
    two_seeds();
    SWEEPS(halo)
    h = 1e-2, tolerance = 1e-4; /* there are numbers of single precision in it */
    RUN(halves)
    return end();
}
