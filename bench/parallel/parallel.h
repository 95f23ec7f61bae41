// What each program of bench/parallel stands on. A file defines
//     static void start(double *x, long n)                      fills the numbers that this rank has
//     static double objective(const double *x, long n)          with regions of OpenMP, or messages; over all ranks the sum counts
// and ends with PARALLEL(n), the numbers of this rank. Compiled with -DRANKS it runs on the ranks of MPI, with -fopenmp in threads, with
// neither it is the serial program. It prints, one to a line: the seconds of the function and of its gradient, each the least of
// all rounds and that of the slowest rank; how far the gradient's length is from a difference along it; and the value. With a word
// (`function` or `gradient`) it makes one call of that.
#include <limits.h>
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

#ifdef RANKS
#include <mpi.h>
static int rank, ranks;

static void begin(int *count, char ***words) {
    MPI_Init(count, words);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
}

static double over_all(double own, int greatest) {
    double all;
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, greatest ? MPI_MAX : MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static void together(void) { MPI_Barrier(MPI_COMM_WORLD); }
static void finish(void) { MPI_Finalize(); }
#else
static const int rank = 0, ranks = 1;
static void begin(int *count, char ***words) {}
static double over_all(double own, int greatest) { return own; }
static void together(void) {}
static void finish(void) {}
#endif

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// The first of the `parts` that a whole is cut into that belongs to the part of this number.
__attribute__((unused)) static long first_of(int part, int parts, long whole) { return whole * part / parts; }

typedef double function_type(const double *, long);
typedef void gradient_type(const double *, double *, long);

// What is freed stays with the program. Else it depends on what lies behind it in the heap, and a call that gets fresh pages takes twice
// as long.
static void keep_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

static int measure(function_type *f, gradient_type *gradient, void (*start)(double *, long), long n) {
    keep_memory();
    double *x = malloc(n * sizeof *x), *dx = malloc(n * sizeof *dx), *moved = malloc(n * sizeof *x), least[2] = {1e9, 1e9};
    start(x, n);
    double value = over_all(f(x, n), 0), began = now(), product = 0, difference = 0, h = 1e-5;
    for (int round = 0; round < 5 || (over_all(now() - began, 1) < 2 && round < 200); round++) {
        together();
        double a = now();
        f(x, n);
        together();
        double b = now();
        memset(dx, 0, n * sizeof *dx);
        together();
        double c = now();
        gradient(x, dx, n);
        together();
        least[0] = fmin(least[0], b - a), least[1] = fmin(least[1], now() - c);
    }
    for (long i = 0; i < n; i++) product += dx[i] * dx[i];
    product = sqrt(over_all(product, 0)); // with the gradient's own direction
    for (int side = -1; side <= 1; side += 2) {
        for (long i = 0; i < n; i++) moved[i] = x[i] + side * h * dx[i] / product;
        difference += side * over_all(f(moved, n), 0) / (2 * h);
    }
    double times[2] = {over_all(least[0], 1), over_all(least[1], 1)};
    if (rank == 0)
        printf("%.9g\n%.9g\n%.3g\n%.17g\n", times[0], times[1], fabs(product - difference) / (fabs(product) + 1e-300), value);
    free(x), free(dx), free(moved);
    return 0;
}

// One call, to count what is sent.
static int once(const char *what, function_type *f, gradient_type *gradient, void (*start)(double *, long), long n) {
    double *x = malloc(n * sizeof *x), *dx = calloc(n, sizeof *dx);
    start(x, n);
    if (!strcmp(what, "gradient")) gradient(x, dx, n);
    else f(x, n);
    free(x), free(dx);
    return 0;
}

#define PARALLEL(n)                                                                                                  \
    __attribute__((noinline)) static double function(const double *x, long count) { return objective(x, count); }    \
    static void gradient(const double *x, double *dx, long count) {                                                  \
        __enzyme_autodiff((void *)objective, enzyme_dup, x, dx, enzyme_const, count);                                \
    }                                                                                                                \
    int main(int count, char **words) {                                                                              \
        begin(&count, &words);                                                                                       \
        int status = count > 1 ? once(words[1], function, gradient, start, n) : measure(function, gradient, start, n); \
        finish();                                                                                                    \
        return status;                                                                                               \
    }
