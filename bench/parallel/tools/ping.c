// What a message costs here: the seconds of an empty one, and of each byte; and those of a reduction of one number over all ranks.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static double least(int bytes, int rank, int reduces) {
    char *data = calloc(bytes + 8, 1);
    double best = 1e9, one = 1, all;
    for (int round = 0; round < 30; round++) {
        MPI_Barrier(MPI_COMM_WORLD);
        double began = MPI_Wtime();
        for (int k = 0; k < 20; k++)
            if (reduces) MPI_Allreduce(&one, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
            else if (rank == 0) {
                MPI_Send(data, bytes, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
                MPI_Recv(data, bytes, MPI_CHAR, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
            } else if (rank == 1) {
                MPI_Recv(data, bytes, MPI_CHAR, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
                MPI_Send(data, bytes, MPI_CHAR, 0, 0, MPI_COMM_WORLD);
            }
        double taken = (MPI_Wtime() - began) / (reduces ? 20 : 40);
        if (taken < best) best = taken;
    }
    free(data);
    return best;
}

int main(int count, char **words) {
    int rank;
    MPI_Init(&count, &words);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double small = least(8, rank, 0), large = least(1 << 16, rank, 0), reduction = least(8, rank, 1);
    if (rank == 0) printf("%.3g\n%.3g\n%.3g\n", small, (large - small) / (1 << 16), reduction);
    MPI_Finalize();
    return 0;
}
