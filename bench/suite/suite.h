// What each objective of the suite stands on. A file defines
//     ACTIVE static number objective(const number *x, long n)
//     static void by_hand(const double *x, double *dx, long n)      adds the gradient that an expert writes to dx
// and ends with SUITE(n), or SUITE_FROM(n, start) with a function that fills x. A `number` is what is differentiated; functions
// of such are ACTIVE. In C a number is a double. Compiled as C++ they are templates: a peer (bench/peers) takes the same file.
//
// The program answers lines of its input, one line each, so that whoever measures lets programs take turns (bench/_process.py):
//     start FILE           writes x, doubles as they lie in memory
//     gradient WAY FILE    writes the gradient
//     time WAY COUNT       runs it once, then COUNT times: the seconds of those, in CPU time with what the kernel does for us
//     memory WAY           runs it twice: the bytes resident at most, and how many of them came with it
//     count WAY            of a program that counts (bench/limit.py): runs it twice, and says what the second time came to
// A way is `function` or one of the gradients. The first line, `ready SECONDS`, says how long the program has built what it runs.
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef double function_type(const double *, long);
typedef void gradient_type(const double *, double *, long);
struct way {
    const char *name;
    gradient_type *gradient; // the function itself has none
};

// CPU time: other programs do not disturb it.
static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

// What the kernel says of this process: resident now (VmRSS:) or at most (VmHWM:). Not getrusage: after an exec its greatest
// value is still that of the process which started us.
static long resident(const char *what) {
    FILE *status = fopen("/proc/self/status", "r");
    char line[256];
    long found = 0;
    while (status && fgets(line, sizeof line, status))
        if (!strncmp(line, what, strlen(what))) found = atol(line + strlen(what));
    if (status) fclose(status);
    return 1024 * found;
}

// From here on, VmHWM is the most from here on.
static void forget_most(void) {
    FILE *file = fopen("/proc/self/clear_refs", "w");
    if (file) fputs("5", file), fclose(file);
}

// What the heap has over goes back: else a gradient would run in what a compiler in this process has left.
static void give_back(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

__attribute__((unused)) static void usual_start(double *x, long n) {
    for (long i = 0; i < n; i++) x[i] = 0.5 + 0.4 * sin(3.0 * (double)i);
}

#ifdef __cplusplus
static void (*const count_begin)(void) = NULL, (*const count_end)(void) = NULL; // peers do not count
#else
__attribute__((weak)) void count_begin(void), count_end(void); // bench/limits/count.c, in programs that count
#endif

static volatile double sink;

static void run(const struct way *way, long times, function_type *f, const double *x, double *dx, long n) {
    for (long k = 0; k < times; k++) {
        __asm__ volatile("" ::: "memory"); // each call is made
        if (!way->gradient) sink = f(x, n);
        else memset(dx, 0, n * sizeof *dx), way->gradient(x, dx, n);
    }
}

static int write_numbers(const char *file, const double *numbers, long n) {
    FILE *out = fopen(file, "wb");
    return !out || fwrite(numbers, sizeof *numbers, n, out) != (size_t)n || fclose(out);
}

static int no(const char *line) {
    fprintf(stderr, "error: cannot do %s", line);
    return 1;
}

static int serve(function_type *f, const struct way *ways, void (*start)(double *, long), long n, double built) {
    double *x = (double *)malloc(n * sizeof *x), *dx = (double *)malloc(n * sizeof *dx);
    char line[4200], what[16], name[64], rest[4096];
    start(x, n);
    memset(dx, 0, n * sizeof *dx);
    printf("ready %g\n", built), fflush(stdout);
    for (; fgets(line, sizeof line, stdin); fflush(stdout)) {
        const struct way *way = ways;
        if (sscanf(line, "start %4095[^\n]", rest) == 1) {
            if (write_numbers(rest, x, n)) return no(line);
            printf("done\n");
            continue;
        }
        rest[0] = 0;
        if (sscanf(line, "%15s %63s %4095[^\n]", what, name, rest) < 2) return no(line);
        while (way->name && strcmp(way->name, name)) way++;
        if (!way->name) return no(line);
        if (!strcmp(what, "gradient")) {
            run(way, 1, f, x, dx, n);
            if (write_numbers(rest, dx, n)) return no(line);
            printf("done\n");
        } else if (!strcmp(what, "time")) {
            run(way, 1, f, x, dx, n);
            double began = seconds();
            run(way, atol(rest), f, x, dx, n);
            printf("%.9g\n", seconds() - began);
        } else if (!strcmp(what, "memory")) {
            long earlier = resident("VmHWM:"), before, most;
            give_back(), forget_most();
            before = resident("VmRSS:");
            run(way, 2, f, x, dx, n);
            most = resident("VmHWM:");
            printf("%ld %ld\n", most > earlier ? most : earlier, most - before);
        } else if (!strcmp(what, "count") && count_begin) {
            run(way, 1, f, x, dx, n);
            count_begin();
            run(way, 1, f, x, dx, n);
            count_end();
        } else return no(line);
    }
    return 0;
}

#define PROGRAM(f, n, start, ...)                                                                                    \
    __attribute__((noinline)) static double function(const double *x, long count) { return f(x, count); }            \
    static const struct way ways[] = {{"function", NULL}, __VA_ARGS__, {NULL, NULL}};                                \
    static int program(double built) { return serve(function, ways, start, n, built); }

#ifdef __cplusplus
#include "../peers/compiled/suite.hpp"
#else
typedef double number;
#define ACTIVE

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

#ifndef OURS // what our gradient is called, where there is more than one
#define OURS "ours"
#endif
#define SUITE_FROM(n, start)                                                                                         \
    __attribute__((noinline)) static void ours(const double *x, double *dx, long count) {                            \
        __enzyme_autodiff((void *)objective, enzyme_dup, x, dx, enzyme_const, count);                                \
    }                                                                                                                \
    PROGRAM(objective, n, start, {OURS, ours}, {"by_hand", by_hand})                                               \
    int main(void) { return program(0); }
#endif
#define SUITE(n) SUITE_FROM(n, usual_start)
