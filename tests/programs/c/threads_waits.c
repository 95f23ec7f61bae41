// barriers and semaphores; locks of several readers, locks that are tried, spinning ones; a condition with a time limit
// flags: -D_GNU_SOURCE
#include "check.h"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>
enum { N = 24, THREADS = 4 };
double __enzyme_fwddiff(void *, ...);
struct shared {
    double *x, *y;
    double sum, product, last;
    int n, is_there;
    pthread_barrier_t barrier;
    pthread_rwlock_t rows;
    pthread_mutex_t lock;
    pthread_spinlock_t spin;
    pthread_cond_t filled;
    sem_t full, empty;
};
struct seat { struct shared *all; int number; };
static void run(struct shared *all, void *(*work)(void *)) {
    pthread_t ids[THREADS];
    struct seat seats[THREADS];
    for (int k = 0; k < THREADS; k++) {
        seats[k] = (struct seat){all, k};
        pthread_create(&ids[k], NULL, work, &seats[k]);
    }
    for (int k = 0; k < THREADS; k++) pthread_join(ids[k], NULL);
}

// Steps of a grid, each of which reads what the neighbours wrote in the step before.
static void *step(void *given) {
    struct seat *seat = given;
    struct shared *all = seat->all;
    double *from = all->x, *to = all->y;
    for (int t = 0; t < 3; t++) {
        for (int i = seat->number; i < all->n; i += THREADS) to[i] = sin(from[i]) * from[(i + 1) % all->n] + from[i];
        if (pthread_barrier_wait(&all->barrier) == PTHREAD_BARRIER_SERIAL_THREAD) all->is_there++;
        double *other = from;
        from = to;
        to = other;
    }
    return NULL;
}
double grid(double *x, int n) {
    struct shared all = {.n = n, .x = malloc(n * sizeof *x), .y = malloc(n * sizeof *x)};
    double sum = 0;
    memcpy(all.x, x, n * sizeof *x);
    pthread_barrier_init(&all.barrier, NULL, THREADS);
    run(&all, step);
    pthread_barrier_destroy(&all.barrier);
    for (int i = 0; i < n; i++) sum += all.y[i] * all.y[i] * all.is_there;
    free(all.x);
    free(all.y);
    return sum;
}

// One slot that one thread fills and another empties.
static void *consume(void *given) {
    struct shared *s = given;
    for (int i = 0; i < s->n; i++) {
        sem_wait(&s->full);
        s->sum = s->sum * 0.5 + s->last * s->last;
        sem_post(&s->empty);
    }
    return NULL;
}
double slot(double *x, int n) {
    struct shared s = {.n = n};
    pthread_t id;
    sem_init(&s.full, 0, 0);
    sem_init(&s.empty, 0, 1);
    pthread_create(&id, NULL, consume, &s);
    for (int i = 0; i < n; i++) {
        if (i % 2) while (sem_trywait(&s.empty)) sched_yield();
        else sem_wait(&s.empty);
        s.last = sin(x[i]);
        sem_post(&s.full);
    }
    pthread_join(id, NULL);
    sem_destroy(&s.full);
    sem_destroy(&s.empty);
    return s.sum;
}

// Several read what one may write.
static void *visit(void *given) {
    struct seat *seat = given;
    struct shared *all = seat->all;
    for (int i = seat->number; i < all->n; i += THREADS) {
        pthread_rwlock_rdlock(&all->rows);
        double seen = all->product;
        pthread_rwlock_unlock(&all->rows);
        if (seen < 0) break;
        if (i % 2) pthread_rwlock_wrlock(&all->rows);
        else while (pthread_rwlock_trywrlock(&all->rows)) sched_yield();
        all->product *= 1 + 0.1 * all->x[i];
        all->sum += all->x[i] * all->x[i];
        pthread_rwlock_unlock(&all->rows);
    }
    return NULL;
}
double readers(double *x, int n) {
    struct shared all = {.n = n, .x = x, .product = 1};
    pthread_rwlock_init(&all.rows, NULL);
    run(&all, visit);
    pthread_rwlock_destroy(&all.rows);
    return all.product * all.sum;
}

// One who reads waits for another who reads at the same time.
static void *inner(void *given) {
    struct shared *all = given;
    while (pthread_rwlock_tryrdlock(&all->rows)) sched_yield();
    all->last = all->product * all->x[1];
    pthread_rwlock_unlock(&all->rows);
    return NULL;
}
double reader_in_reader(double *x, int n) {
    struct shared all = {.n = n, .x = x};
    pthread_t id;
    pthread_rwlock_init(&all.rows, NULL);
    pthread_rwlock_wrlock(&all.rows);
    all.product = sin(x[0]);
    pthread_rwlock_unlock(&all.rows);
    pthread_rwlock_rdlock(&all.rows);
    pthread_create(&id, NULL, inner, &all);
    pthread_join(id, NULL);
    all.sum = all.last * all.product;
    pthread_rwlock_unlock(&all.rows);
    pthread_rwlock_wrlock(&all.rows);
    all.sum *= x[n - 1];
    pthread_rwlock_unlock(&all.rows);
    return all.sum;
}

// Locks that are tried until they can be had, two at once, and spinning ones.
static void *try(void *given) {
    struct seat *seat = given;
    struct shared *all = seat->all;
    for (int i = seat->number; i < all->n; i += THREADS) {
        for (;;) {
            pthread_spin_lock(&all->spin);
            if (!pthread_mutex_trylock(&all->lock)) break;
            pthread_spin_unlock(&all->spin);
            sched_yield();
        }
        all->product *= 1 + 0.1 * all->x[i];
        pthread_spin_unlock(&all->spin);
        all->sum += all->x[i] * all->x[i];
        pthread_mutex_unlock(&all->lock);
        while (pthread_spin_trylock(&all->spin)) sched_yield();
        all->product *= 1.01;
        pthread_spin_unlock(&all->spin);
    }
    return NULL;
}
double tried(double *x, int n) {
    struct shared all = {.n = n, .x = x, .product = 1, .lock = PTHREAD_MUTEX_INITIALIZER};
    pthread_spin_init(&all.spin, 0);
    run(&all, try);
    pthread_spin_destroy(&all.spin);
    return all.product * all.sum;
}

// A condition that is waited for with a time limit, again and again.
static void *wait_for(void *given) {
    struct shared *all = given;
    pthread_mutex_lock(&all->lock);
    while (!all->is_there) {
        struct timespec at;
        clock_gettime(CLOCK_REALTIME, &at);
        at.tv_nsec = (at.tv_nsec + 100000) % 1000000000;
        if (pthread_cond_timedwait(&all->filled, &all->lock, &at) == ETIMEDOUT) all->n++;
    }
    all->sum = all->last * all->last;
    pthread_mutex_unlock(&all->lock);
    return NULL;
}
double limited(double *x, int n) {
    struct shared all = {.lock = PTHREAD_MUTEX_INITIALIZER, .filled = PTHREAD_COND_INITIALIZER};
    pthread_t id;
    pthread_create(&id, NULL, wait_for, &all);
    double last = 0;
    for (int i = 0; i < n; i++) last += sin(x[i]) * x[i];
    pthread_mutex_lock(&all.lock);
    all.last = last;
    all.is_there = 1;
    pthread_cond_signal(&all.filled);
    pthread_mutex_unlock(&all.lock);
    pthread_join(id, NULL);
    return all.sum * x[0];
}

int main() {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.05 * i + 0.2;
    CHECK_GRADIENT(grid, x, N);
    CHECK_GRADIENT(slot, x, N);
    CHECK_GRADIENT(readers, x, N);
    CHECK_GRADIENT(reader_in_reader, x, N);
    CHECK_GRADIENT(tried, x, N);
    CHECK_GRADIENT(limited, x, N);
    return check_result();
}
