/* Gradients of the sum of what all ranks return, and tangents, against finite differences: `RUN(shape)` for each shape. */
#include <math.h>
#include <mpi.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 4
extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

static int rank, size, wrong;
static double h = 1e-6, tolerance = 1e-6;
typedef double shape(const double *);

static void fill(double *x, double shift) {
    for (int i = 0; i < N; i++) x[i] = 0.7 + 0.31 * i + 0.13 * rank * (i + 1) + shift * sin(1.0 + i + 3 * rank);
}

static double total(shape *f, const double *x) {
    double own = f(x), all;
    MPI_Allreduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static void compare(const char *name, const char *what, double found, double expected) {
    if (fabs(found - expected) <= tolerance * (1 + fabs(expected))) return;
    printf("%s: %s on rank %d of %d: %.10g, expected %.10g\n", name, what, rank, size, found, expected);
    wrong = 1;
}

static void check(const char *name, shape *f, const double *gradient, double tangent) {
    double x[N], value;
    fill(x, 0);
    for (int r = 0; r < size; r++)
        for (int i = 0; i < N; i++) {
            double at = x[i];
            if (r == rank) x[i] = at + h;
            double above = total(f, x);
            if (r == rank) x[i] = at - h;
            double below = total(f, x);
            x[i] = at;
            if (r == rank) compare(name, "gradient", gradient[i], (above - below) / (2 * h));
        }
    fill(x, h);
    value = f(x);
    fill(x, -h);
    compare(name, "tangent", tangent, (value - f(x)) / (2 * h));
}

/* How often a gradient is asked for: whatever order messages come in, it is the same. */
static int repetitions(void) {
    const char *word = getenv("REPEAT");
    return word ? atoi(word) : 1;
}

static void same(const char *name, double found, double before) {
    if (fabs(found - before) <= 1e-11 * (1 + fabs(before))) return;
    printf("%s: gradient on rank %d of %d: %.17g, before %.17g\n", name, rank, size, found, before);
    wrong = 1;
}

#define RUN(f)                                                                            \
    {                                                                                     \
        double x[N], dx[N], again[N];                                                     \
        fill(x, 0);                                                                       \
        fill(dx, 1);                                                                      \
        for (int i = 0; i < N; i++) dx[i] -= x[i];                                        \
        double tangent = __enzyme_fwddiff((void *)f, enzyme_dup, x, dx);                  \
        memset(dx, 0, sizeof dx);                                                         \
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx);                                  \
        check(#f, f, dx, tangent);                                                        \
        for (int k = 1, most = repetitions(); k < most; k++) {                            \
            memset(again, 0, sizeof again);                                               \
            __enzyme_autodiff((void *)f, enzyme_dup, x, again);                           \
            for (int i = 0; i < N; i++) same(#f, again[i], dx[i]);                        \
        }                                                                                 \
    }

/* Two directions at once give what each of them gives. */
struct two { double first, second; };
struct two __enzyme_fwddiff_two(void *, ...);
static void lanes(shape *f, const char *name, double one, double other, struct two both) {
    compare(name, "first lane", both.first, one);
    compare(name, "second lane", both.second, other);
}
#define LANES(f)                                                                                                         \
    {                                                                                                                     \
        double x[N], a[N], b[N];                                                                                          \
        fill(x, 0);                                                                                                       \
        fill(a, 1);                                                                                                       \
        fill(b, 2);                                                                                                       \
        struct two both = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, a, b);                          \
        double one = __enzyme_fwddiff((void *)f, enzyme_dup, x, a), other = __enzyme_fwddiff((void *)f, enzyme_dup, x, b); \
        lanes(f, #f, one, other, both);                                                                                   \
    }

/* The sweeps apart: two forward ones, and their reverses in the same order. */
struct forward { void *tape; double value; };
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
#define SWEEPS(f)                                                                                                         \
    {                                                                                                                     \
        double x[N], one[N] = {0}, a[N] = {0}, b[N] = {0};                                                                \
        fill(x, 0);                                                                                                       \
        __enzyme_autodiff((void *)f, enzyme_dup, x, one);                                                                 \
        struct forward first = __enzyme_augmentfwd((void *)f, enzyme_dup, x, a);                                          \
        struct forward second = __enzyme_augmentfwd((void *)f, enzyme_dup, x, b);                                         \
        __enzyme_reverse((void *)f, enzyme_dup, x, a, 1.0, first.tape);                                                   \
        __enzyme_reverse((void *)f, enzyme_dup, x, b, 2.0, second.tape);                                                  \
        for (int i = 0; i < N; i++) compare(#f, "first sweep", a[i], one[i]), compare(#f, "second sweep", b[i], 2 * one[i]); \
    }

static void begin(int *count, char ***words) {
    MPI_Init(count, words);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
}

static int end(void) {
    int all;
    MPI_Allreduce(&wrong, &all, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    MPI_Finalize();
    return all;
}
