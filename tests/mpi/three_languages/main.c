/* Ranks in three languages: C adds, Fortran exchanges a halo, Rust sends around a ring, in one gradient. */
#include "../check.h"

void halo_(const double *x, double *u);
double around(const double *u, int n);

static double whole(const double *x) {
    double u[N], own = 0, all;
    halo_(x, u);
    for (int i = 0; i < N; i++) own += u[i] * x[i];
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return around(u, N) * sin(all) + u[0];
}

int main(int count, char **words) {
    begin(&count, &words);
    RUN(whole)
    return end();
}
