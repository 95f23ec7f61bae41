// What each objective of the suite stands on. A file defines
//     static double objective(const double *x, long n)
//     static void by_hand(const double *x, double *dx, long n)      adds the gradient that an expert writes to dx
// and ends with SUITE(n), or SUITE_FROM(n, start) with a function that fills x.
//
// The program prints one line: median and least seconds of the function, of our gradient and of the expert's (taken in turn),
// the greatest difference of the two gradients over the greatest component, and the error of our gradient along a direction
// against central differences. With a word `function`, `ours` or `by_hand` it only runs that, twice, and prints the bytes
// that were resident at most beyond those before.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

enum { FUNCTION, OURS, BY_HAND, WAYS, ROUNDS = 41 };

// CPU time, with what the kernel does for us: other programs do not disturb it.
static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int by_size(const void *a, const void *b) {
    double p = *(const double *)a, q = *(const double *)b;
    return (p > q) - (p < q);
}

// What the kernel says of this process: resident now (VmRSS:) or at most (VmHWM:).
static long kilobytes(const char *what) {
    FILE *status = fopen("/proc/self/status", "r");
    char line[256];
    long found = 0;
    while (status && fgets(line, sizeof line, status))
        if (!strncmp(line, what, strlen(what))) found = atol(line + strlen(what));
    if (status) fclose(status);
    return found;
}

static void usual_start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = 0.5 + 0.4 * sin(3.0 * (double)i);
}

static volatile double sink;
typedef double function_type(const double *, long);
typedef void gradient_type(const double *, double *, long);

static void run(int way, long times, function_type *f, gradient_type *const *gradients, const double *x, double *dx, long n) {
    for (long k = 0; k < times; k++) {
        __asm__ volatile("" ::: "memory"); // each call is made
        if (way == FUNCTION) sink = f(x, n);
        else memset(dx, 0, n * sizeof *dx), gradients[way](x, dx, n);
    }
}

static double difference(function_type *f, double *x, const double *dx, long n) {
    double h = 1e-6, slope = 0, ahead, behind;
    for (long i = 0; i < n; i++) slope += dx[i] * cos(5.0 * (double)i);
    for (long i = 0; i < n; i++) x[i] += h * cos(5.0 * (double)i);
    ahead = f(x, n);
    for (long i = 0; i < n; i++) x[i] -= 2 * h * cos(5.0 * (double)i);
    behind = f(x, n);
    for (long i = 0; i < n; i++) x[i] += h * cos(5.0 * (double)i);
    return fabs(slope - (ahead - behind) / (2 * h)) / (fabs(slope) + 1e-12);
}

static int suite(int argc, char **argv, function_type *f, gradient_type *ours, gradient_type *by_hand,
                 void (*start)(double *, long), long n) {
    static const char *const words[WAYS] = {"function", "ours", "by_hand"};
    gradient_type *const gradients[WAYS] = {NULL, ours, by_hand};
    double *x = malloc(n * sizeof *x), *dx = malloc(n * sizeof *dx), *expected = malloc(n * sizeof *dx);
    double taken[WAYS][ROUNDS], worst = 0, greatest = 0;
    long times[WAYS];
    int rounds = 0;
    start(x, n);
    memset(dx, 0, n * sizeof *dx);
    for (int way = 0; way < WAYS && argc > 1; way++) {
        if (strcmp(argv[1], words[way])) continue;
        long before = kilobytes("VmRSS:");
        run(way, 2, f, gradients, x, dx, n);
        printf("%ld\n", 1024 * (kilobytes("VmHWM:") - before));
        return 0;
    }
    for (int way = 0; way < WAYS; way++) {
        run(way, 1, f, gradients, x, dx, n);
        double began = seconds();
        run(way, 1, f, gradients, x, dx, n);
        times[way] = 1 + (long)(2e-3 / (seconds() - began + 1e-9));
    }
    for (double began = seconds(); rounds < ROUNDS && (rounds < 5 || seconds() - began < 1.0); rounds++)
        for (int way = 0; way < WAYS; way++) {
            double from = seconds();
            run(way, times[way], f, gradients, x, dx, n);
            taken[way][rounds] = (seconds() - from) / (double)times[way];
        }
    run(BY_HAND, 1, f, gradients, x, expected, n);
    run(OURS, 1, f, gradients, x, dx, n);
    for (long i = 0; i < n; i++) {
        worst = fmax(worst, fabs(dx[i] - expected[i]));
        greatest = fmax(greatest, fabs(expected[i]));
    }
    for (int way = 0; way < WAYS; way++) {
        qsort(taken[way], rounds, sizeof(double), by_size);
        printf("%.9g %.9g ", taken[way][rounds / 2], taken[way][0]);
    }
    printf("%.1e %.1e\n", worst / greatest, difference(f, x, dx, n));
    return 0;
}

#define SUITE_FROM(n, start)                                                                                        \
    __attribute__((noinline)) static double function(const double *x, long count) { return objective(x, count); } \
    __attribute__((noinline)) static void ours(const double *x, double *dx, long count) {                          \
        __enzyme_autodiff((void *)objective, enzyme_dup, x, dx, enzyme_const, count);                              \
    }                                                                                                              \
    __attribute__((noinline)) static void expert(const double *x, double *dx, long count) { by_hand(x, dx, count); } \
    int main(int argc, char **argv) { return suite(argc, argv, function, ours, expert, start, n); }
#define SUITE(n) SUITE_FROM(n, usual_start)
