// A bar in four pieces, one on each rank: which temperatures at its ends lead to those that were measured along it? Gradient descent
// finds them; the gradient goes back through the same messages, in the other direction.
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) $(mpicc --showme:compile) heat.c -o heat $(mpicc --showme:link) -lm
//   mpirun -n 4 heat
//
// A step is u += c u''; what the bar ends with is linear in its ends, which is where the analytic derivative comes from.
#include <mpi.h>
#include <stdio.h>
#include <string.h>

double fabs(double);
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

enum { N = 8, STEPS = 100 }; // points of a piece
static int rank, ranks;

static void end_state(const double *ends, double *u) {
    double next[N + 2];
    int left = rank > 0 ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < ranks ? rank + 1 : MPI_PROC_NULL;
    for (int i = 0; i < N + 2; i++) u[i] = 0;
    u[0] = rank == 0 ? ends[0] : 0;
    u[N + 1] = rank + 1 == ranks ? ends[1] : 0;
    for (int step = 0; step < STEPS; step++) {
        MPI_Request halo[4];
        MPI_Irecv(&u[0], 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, &halo[0]);
        MPI_Irecv(&u[N + 1], 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, &halo[1]);
        MPI_Isend(&u[N], 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, &halo[2]);
        MPI_Isend(&u[1], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, &halo[3]);
        MPI_Waitall(4, halo, MPI_STATUSES_IGNORE);
        for (int i = 1; i <= N; i++) next[i] = u[i] + 0.4 * (u[i - 1] - 2 * u[i] + u[i + 1]);
        memcpy(u + 1, next + 1, N * sizeof(double));
    }
}

// Half the squares of what is left between the state and the measurements, on this rank.
static double misfit(const double *ends, const double *measured) {
    double u[N + 2], sum = 0;
    end_state(ends, u);
    for (int i = 1; i <= N; i++) sum += (u[i] - measured[i]) * (u[i] - measured[i]) / 2;
    return sum;
}

// Each rank has its part of the gradient: the sum is that by ends which all of them know.
static void gradient(const double *ends, const double *measured, double *g) {
    double own[2] = {0, 0};
    __enzyme_autodiff((void *)misfit, enzyme_dup, ends, own, enzyme_const, measured);
    MPI_Allreduce(own, g, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
}

static double product(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1]; }

int main(int count, char **words) {
    MPI_Init(&count, &words);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    double truth[2] = {1.5, -0.75}, ends[2] = {0, 0}, measured[N + 2], g[2], before[2], moved[2], step = 0.05;
    end_state(truth, measured);
    gradient(ends, measured, g);
    int failures = 0;
    for (int k = 0; k < 2; k++) { // the state begins at zero, so the residual is minus what was measured
        double unit[2] = {k == 0, k == 1}, response[N + 2], own = 0, analytic;
        end_state(unit, response);
        for (int i = 1; i <= N; i++) own -= measured[i] * response[i];
        MPI_Allreduce(&own, &analytic, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        if (rank == 0) printf("ends[%d] = %.12g   derivative = %.12g   analytic = %.12g\n", k, ends[k], g[k], analytic);
        failures += !(fabs(g[k] - analytic) <= 1e-12 * (1 + fabs(analytic)));
    }
    for (int k = 0; k < 50 && product(g, g) > 1e-24; k++) { // steps by Barzilai and Borwein
        memcpy(before, g, sizeof g);
        for (int i = 0; i < 2; i++) moved[i] = -step * g[i], ends[i] += moved[i];
        gradient(ends, measured, g);
        double change[2] = {g[0] - before[0], g[1] - before[1]};
        step = product(moved, moved) / product(moved, change);
    }
    for (int k = 0; k < 2; k++) {
        if (rank == 0) printf("fitted ends[%d] = %.9g   derivative = %.9f   analytic = %.9f\n", k, ends[k], fabs(g[k]), 0.0);
        failures += !(fabs(ends[k] - truth[k]) < 1e-9);
    }
    MPI_Finalize();
    return failures != 0;
}
