// Loaded before the MPI library (LD_PRELOAD): counts what each rank sends, and says it at the end, summed over the ranks:
// messages from rank to rank, their bytes, reductions over all ranks, and their bytes.
#include <mpi.h>
#include <stdio.h>

static double sent[4];

static double bytes(int count, MPI_Datatype type) {
    int size;
    PMPI_Type_size(type, &size);
    return (double)count * size;
}

static void note(int kind, int count, MPI_Datatype type, int to) {
    if (to == MPI_PROC_NULL) return;
    sent[kind] += 1;
    sent[kind + 1] += bytes(count, type);
}

int MPI_Send(const void *data, int count, MPI_Datatype type, int to, int tag, MPI_Comm c) {
    note(0, count, type, to);
    return PMPI_Send(data, count, type, to, tag, c);
}

int MPI_Isend(const void *data, int count, MPI_Datatype type, int to, int tag, MPI_Comm c, MPI_Request *request) {
    note(0, count, type, to);
    return PMPI_Isend(data, count, type, to, tag, c, request);
}

int MPI_Sendrecv(const void *data, int count, MPI_Datatype type, int to, int tag, void *into, int room, MPI_Datatype other, int from,
                 int their_tag, MPI_Comm c, MPI_Status *status) {
    note(0, count, type, to);
    return PMPI_Sendrecv(data, count, type, to, tag, into, room, other, from, their_tag, c, status);
}

int MPI_Allreduce(const void *data, void *into, int count, MPI_Datatype type, MPI_Op op, MPI_Comm c) {
    note(2, count, type, 0);
    return PMPI_Allreduce(data, into, count, type, op, c);
}

int MPI_Finalize(void) {
    double all[4];
    int rank;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Reduce(sent, all, 4, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0) printf("%.0f\n%.0f\n%.0f\n%.0f\n", all[0], all[1], all[2], all[3]);
    return PMPI_Finalize();
}
