// What threads add to adjoints again and again is kept apart for a while, but not where another thread, or an earlier part of the same
// one, still waits for it.
// flags: -pthread -fopenmp
// enough: O2
#include "check.h"
#include <omp.h>
#include <pthread.h>

enum { N = 24 };

// Adds to all of x in each call.
__attribute__((noinline)) static double over_all(const double *x, int n, double at) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += sin(x[i] * at);
    return sum;
}

// From one array to the other, which change places.
__attribute__((noinline)) static void relax(const double *restrict in, double *restrict out, int n) {
    for (int i = 0; i < n; i++) out[i] = 0.5 * in[i] + 0.1 * in[(i + 1) % n] * in[(i + 5) % n];
}

typedef struct { const double *x; double *a, *b, result; int n, which; pthread_barrier_t *all; pthread_mutex_t *lock; } work;

static void *many_calls(void *p) {
    work *w = p;
    double sum = 0;
    for (int k = 0; k < 7; k++) sum += over_all(w->x, w->n, 0.3 * k + w->which);
    w->result = sum;
    return NULL;
}

static void *back_and_forth(void *p) {
    work *w = p;
    double *from = w->a + w->which * w->n, *to = w->b + w->which * w->n;
    for (int k = 0; k < 4; k++) {
        relax(from, to, w->n);
        double *other = from;
        from = to, to = other;
    }
    w->result = over_all(from, w->n, 1.5);
    return NULL;
}

// What nobody else has a pointer to is written by the same function, in each round.
__attribute__((noinline)) static double written(double *restrict a, const double *restrict x, int n, int which) {
    double sum = 0;
    for (int r = 0; r < 3; r++) {
        for (int i = 0; i < n; i++) a[i] = x[i] * x[(i + which) % n];
        for (int k = 0; k < 5; k++)
            for (int i = 0; i < n; i++) sum += sin(a[i] * (k + 1));
        for (int k = 0; k < 5; k++) sum += over_all(a, n, k + 1);
    }
    return sum;
}

static void *again(void *p) {
    work *w = p;
    w->result = written(w->a + w->which * w->n, w->x, w->n, w->which);
    return NULL;
}

static void *behind_a_barrier(void *p) { // each reads what the other has written
    work *w = p;
    for (int i = 0; i < w->n; i++) w->a[w->which * w->n + i] = w->x[i] * w->x[(i + w->which) % w->n];
    pthread_barrier_wait(w->all);
    double sum = 0;
    for (int k = 0; k < 5; k++) sum += over_all(w->a + (1 - w->which) * w->n, w->n, 0.2 * k);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < w->n; i++) sum += cos(w->a[(1 - w->which) * w->n + i] * k);
    w->result = sum;
    return NULL;
}

static void *in_turn(void *p) { // under a lock: products, which are the same in any order
    work *w = p;
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        pthread_mutex_lock(w->lock);
        for (int r = 0; r < 2; r++)
            for (int i = 0; i < w->n; i++) w->a[w->n + i] *= 1 + 0.01 * w->x[i] * (w->which + r + 1), sum += w->x[i] * w->a[i];
        pthread_mutex_unlock(w->lock);
    }
    pthread_barrier_wait(w->all);
    for (int k = 0; k < 3; k++) sum += over_all(w->a + w->n, w->n, 0.2 * k);
    w->result = sum;
    return NULL;
}

static double both(void *(*run)(void *), const double *x, int n) {
    double *a = malloc(2 * n * sizeof *a), *b = malloc(2 * n * sizeof *b);
    for (int i = 0; i < 2 * n; i++) a[i] = x[i % n] * x[i % n], b[i] = 0;
    pthread_barrier_t all;
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_barrier_init(&all, NULL, 2);
    pthread_t threads[2];
    work works[2];
    for (int t = 0; t < 2; t++) {
        works[t] = (work){x, a, b, 0, n, t, &all, &lock};
        pthread_create(&threads[t], NULL, run, &works[t]);
    }
    for (int t = 0; t < 2; t++) pthread_join(threads[t], NULL);
    double sum = works[0].result + works[1].result * works[0].result * 0.1;
    free(a), free(b);
    pthread_barrier_destroy(&all);
    return sum;
}

double calls(double *x, int n) { return both(many_calls, x, n); }
double swaps(double *x, int n) { return both(back_and_forth, x, n); }
double rounds(double *x, int n) { return both(again, x, n); }
double barriers(double *x, int n) { return both(behind_a_barrier, x, n); }
double locks(double *x, int n) { return both(in_turn, x, n); }

// The same in functions that regions of OpenMP call.
__attribute__((noinline)) static double part(const double *x, double *a, int n) {
    double sum = 0;
#pragma omp for
    for (int i = 0; i < n; i++) a[i] = x[i] * x[(i + 1) % n];
    for (int k = 0; k < 4; k++) sum += over_all(a, n, 0.3 * k);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < n; i++) sum += a[i] * x[(i + k) % n];
#pragma omp barrier
    return sum;
}

double called(double *x, int n) {
    double *a = malloc(n * sizeof *a), sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
    sum += part(x, a, n) * (1 + omp_get_thread_num());
    free(a);
    return sum;
}

double in_region(double *x, int n) { // calls in the loops of a region
    double sum = 0, *a = malloc(n * sizeof *a);
#pragma omp parallel num_threads(2)
    {
#pragma omp for reduction(+ : sum)
        for (int k = 0; k < 6; k++) sum += over_all(x, n, 0.4 * k);
#pragma omp for
        for (int i = 0; i < n; i++) a[i] = x[i] * 2;
#pragma omp for reduction(+ : sum)
        for (int k = 0; k < 6; k++) sum += over_all(a, n, 0.2 * k) * over_all(x, n, 0.1);
    }
    free(a);
    return sum;
}

static double x[N], y[N], dx[N];

#define RUN(f)                                                                                                         \
    do {                                                                                                               \
        for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i), dx[i] = 0;                                       \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N);                                              \
        check_differences(#f, f, x, dx, N);                                                                            \
    } while (0)

int main(void) {
    for (int k = 0; k < 5; k++) {
        RUN(calls); RUN(swaps); RUN(rounds); RUN(barriers); RUN(locks); RUN(called); RUN(in_region);
    }
    return check_failures != 0;
}
