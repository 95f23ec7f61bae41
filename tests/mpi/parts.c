/* Collectives that move parts of buffers, with datatypes of the program's own; sums of which each rank has a part. */
#include "check.h"
#define ROOM 64

static double sum_of(const double *u, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += u[i] * u[i] * (1 + 0.1 * i);
    return sum;
}

/* To one rank and back to all, parts of one size; in place on that rank. */
static double there_and_back(const double *x) {
    double all[ROOM], own[2], sum;
    for (int i = 0; i < 2; i++) all[2 * rank + i] = own[i] = x[i] * x[i + 1];
    MPI_Gather(rank ? own : MPI_IN_PLACE, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    if (rank == 0)
        for (int i = 0; i < 2 * size; i++) all[i] = sin(all[i]) * all[(i + 1) % (2 * size)];
    MPI_Scatter(all, 2, MPI_DOUBLE, own, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    sum = sum_of(own, 2);
    PMPI_Allgather(own, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    return sum + sum_of(all, size) * x[3];
}

/* Parts of several sizes, one of them empty, with gaps between them. */
static double uneven(const double *x) {
    int counts[8], starts[8], last = size - 1;
    double all[ROOM] = {0}, own[N] = {0}, others[ROOM] = {0};
    for (int r = 0; r < size; r++) counts[r] = (r + 1) % N, starts[r] = 5 * r + 1;
    MPI_Gatherv(x, counts[rank], MPI_DOUBLE, all, counts, starts, MPI_DOUBLE, last, MPI_COMM_WORLD);
    for (int i = 0; i < ROOM; i++) all[i] *= all[i];
    MPI_Scatterv(all, counts, starts, MPI_DOUBLE, own, counts[rank], MPI_DOUBLE, last, MPI_COMM_WORLD);
    memcpy(others + starts[rank], own, counts[rank] * sizeof(double));
    MPI_Allgatherv(MPI_IN_PLACE, 0, MPI_DOUBLE, others, counts, starts, MPI_DOUBLE, MPI_COMM_WORLD);
    return sum_of(own, N) + sum_of(others, 5 * size) * x[0];
}

/* From each to each. */
static double transposed(const double *x) {
    int n[8], start[8], n2[8], start2[8];
    double all[ROOM], other[ROOM], some[ROOM] = {0};
    for (int r = 0; r < size; r++) {
        all[r] = x[r % N] * (r + 1), other[r] = 1;
        n[r] = (rank + r) % 3, start[r] = 3 * r, n2[r] = n[r], start2[r] = 3 * (size - 1 - r);
    }
    MPI_Alltoall(all, 1, MPI_DOUBLE, other, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    MPI_Alltoall(MPI_IN_PLACE, 1, MPI_DOUBLE, all, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < 3 * size; i++) other[size + i] = x[i % N] * i;
    MPI_Alltoallv(other + size, n, start, MPI_DOUBLE, some, n2, start2, MPI_DOUBLE, MPI_COMM_WORLD);
    return sum_of(all, size) + sum_of(other, size) * x[1] + sum_of(some, 3 * size);
}

/* A column of a matrix, a block of it, a struct with an integer in it. */
static double made_types(const double *x) {
    struct row { double a; int k; double b[2]; } one = {x[0] * x[1], 7, {x[2], x[3]}}, got[8];
    double matrix[4][4], turned[4][4] = {{0}}, sum = 0;
    for (int i = 0; i < 16; i++) matrix[i / 4][i % 4] = x[i % N] * (i + 1);
    MPI_Datatype column, block, row;
    MPI_Type_vector(4, 1, 4, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    int sizes[2] = {4, 4}, part[2] = {2, 2}, from[2] = {1, 2};
    MPI_Type_create_subarray(2, sizes, part, from, MPI_ORDER_C, MPI_DOUBLE, &block);
    MPI_Type_commit(&block);
    int lengths[3] = {1, 1, 2};
    MPI_Aint places[3] = {offsetof(struct row, a), offsetof(struct row, k), offsetof(struct row, b)};
    MPI_Datatype kinds[3] = {MPI_DOUBLE, MPI_INT, MPI_DOUBLE};
    MPI_Type_create_struct(3, lengths, places, kinds, &row);
    MPI_Type_commit(&row);
    int to = (rank + 1) % size, from_rank = (rank + size - 1) % size;
    MPI_Sendrecv(&matrix[0][1], 1, column, to, 0, &turned[2][0], 4, MPI_DOUBLE, from_rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Request request;
    MPI_Irecv(turned, 1, block, from_rank, 1, MPI_COMM_WORLD, &request);
    MPI_Send(matrix, 1, block, to, 1, MPI_COMM_WORLD);
    MPI_Type_free(&block);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Allgather(&one, 1, row, got, 1, row, MPI_COMM_WORLD);
    MPI_Type_free(&column);
    MPI_Type_free(&row);
    for (int r = 0; r < size; r++) sum += got[r].a * got[r].b[1] * got[r].k + got[r].b[0];
    return sum + sum_of(turned[0], 16);
}

/* Sums over the ranks up to this one, and parts of sums. */
static double partial(const double *x) {
    double a[N], b[N] = {1, 2, 3, 4}, c[N], all[ROOM], own[N];
    int counts[8];
    MPI_Scan(x, a, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Exscan(x, b, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    memcpy(c, a, sizeof c);
    MPI_Scan(MPI_IN_PLACE, c, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * size; i++) all[i] = x[i % N] * x[(i + rank) % N];
    MPI_Reduce_scatter_block(all, own, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int r = 0; r < size; r++) counts[r] = r < 2 ? 1 : 2;
    MPI_Reduce_scatter(all, own + 2, counts, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    return sum_of(a, N) + sum_of(b, N) * x[0] + sum_of(c, N) + sum_of(own, 2 + counts[rank]);
}

int main(int count, char **words) {
    begin(&count, &words);
    RUN(there_and_back)
    RUN(uneven)
    RUN(transposed)
    RUN(made_types)
    RUN(partial)
    return end();
}
