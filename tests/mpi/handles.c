/* Handles that are kept in variables and structs, and grids of ranks. */
#include "check.h"

#define RIGHT ((rank + 1) % size)
#define LEFT ((rank + size - 1) % size)

static MPI_Comm ring;
static MPI_Datatype pair;
MPI_Datatype triple;
static MPI_Request requests[2];

/* Made before the gradient is asked for. */
static double held(const double *x) {
    double out[3], in[3], sum = 0;
    int me;
    MPI_Comm_rank(ring, &me);
    for (int i = 0; i < 3; i++) out[i] = x[i] * x[i + 1] * (me + 1);
    MPI_Irecv(in, 1, pair, LEFT, 1, ring, &requests[0]);
    MPI_Isend(out, 1, pair, RIGHT, 1, ring, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    sum += in[0] * in[1];
    MPI_Sendrecv(out, 1, triple, RIGHT, 1, in, 1, triple, LEFT, 1, ring, MPI_STATUS_IGNORE);
    return sum + in[2] * in[0] * x[3];
}

/* Made and freed by the function. */
static MPI_Comm mine;
static MPI_Datatype own_pair;
static double made(const double *x) {
    double in[2] = {0}, all;
    MPI_Comm_dup(ring, &mine);
    MPI_Type_contiguous(2, MPI_DOUBLE, &own_pair);
    MPI_Type_commit(&own_pair);
    MPI_Sendrecv(x, 1, own_pair, RIGHT, 1, in, 1, own_pair, LEFT, 1, mine, MPI_STATUS_IGNORE);
    MPI_Allreduce(in, &all, 1, MPI_DOUBLE, MPI_SUM, mine);
    MPI_Type_free(&own_pair);
    MPI_Comm_free(&mine);
    return all * in[1] * x[0];
}

/* Beside numbers in a struct: a grid, its rows, the neighbours of each dimension. */
typedef struct { MPI_Comm comm, row; double *u; int dims[2], at[2]; } grid;
static __attribute__((noinline)) void open_grid(grid *g, const double *x) {
    int periods[2] = {1, 0}, remain[2] = {0, 1}, got[2], wraps[2];
    g->dims[0] = g->dims[1] = 0;
    MPI_Dims_create(size, 2, g->dims);
    MPI_Cart_create(MPI_COMM_WORLD, 2, g->dims, periods, 0, &g->comm);
    MPI_Cart_get(g->comm, 2, got, wraps, g->at);
    MPI_Cart_sub(g->comm, remain, &g->row);
    g->u = malloc(6 * sizeof(double));
    for (int i = 0; i < 6; i++) g->u[i] = i < N ? x[i] : 1;
}
static __attribute__((noinline)) double step(grid *g, int d) {
    int down, up, me;
    double sum = 0;
    MPI_Cart_shift(g->comm, d, 1, &down, &up);
    MPI_Sendrecv(g->u, 1, MPI_DOUBLE, up, d, g->u + 4, 1, MPI_DOUBLE, down, d, g->comm, MPI_STATUS_IGNORE);
    MPI_Sendrecv(g->u + 1, 1, MPI_DOUBLE, down, d, g->u + 5, 1, MPI_DOUBLE, up, d, g->comm, MPI_STATUS_IGNORE);
    MPI_Allreduce(g->u + 2, &sum, 1, MPI_DOUBLE, MPI_SUM, g->row);
    MPI_Cart_rank(g->comm, g->at, &me);
    for (int i = 0; i < N; i++) g->u[i] += 0.1 * g->u[4] * g->u[5] * (me + 1);
    return sum * sum;
}
static double cartesian(const double *x) {
    double sum = 0;
    grid *g = malloc(sizeof *g);
    open_grid(g, x);
    for (int k = 0; k < 4; k++) sum += step(g, k % 2) * x[k];
    sum += g->u[0] * g->u[3];
    free(g->u);
    MPI_Comm_free(&g->row);
    MPI_Comm_free(&g->comm);
    free(g);
    return sum;
}

int main(int count, char **words) {
    begin(&count, &words);
    MPI_Comm_dup(MPI_COMM_WORLD, &ring);
    MPI_Type_contiguous(2, MPI_DOUBLE, &pair);
    MPI_Type_commit(&pair);
    MPI_Type_contiguous(3, MPI_DOUBLE, &triple);
    MPI_Type_commit(&triple);
    RUN(held)
    RUN(made)
    RUN(cartesian)
    return end();
}
