// Threads of pthreads: sums in parts; a lock, under which threads read what others change; started in one function and joined in another.
#include "check.h"
#include <pthread.h>
enum { N = 24, T = 3 };
double __enzyme_fwddiff(void *, ...);
struct part { pthread_t id; const double *x; double *out; int from, to; };
static void *add(void *given) {
    struct part *w = given;
    double s = 0;
    for (int i = w->from; i < w->to; i++) s += sin(w->x[i]) * w->x[i];
    *w->out = s;
    return NULL;
}
double parts(const double *x, int n) {
    double part[T], sum = 0;
    struct part w[T];
    for (int k = 0; k < T; k++) {
        w[k] = (struct part){0, x, &part[k], n * k / T, n * (k + 1) / T};
        pthread_create(&w[k].id, NULL, add, &w[k]);
    }
    for (int k = 0; k < T; k++) { pthread_join(w[k].id, NULL); sum += part[k] * part[k]; }
    return sum;
}

struct shared { pthread_mutex_t lock; double state, sum; };
struct work { pthread_t id; struct shared *s; const double *x; int from, to; };
static void *chain(void *given) {
    struct work *w = given;
    for (int i = w->from; i < w->to; i++) {
        double t = sin(w->x[i]);
        pthread_mutex_lock(&w->s->lock);
        double old = w->s->state;
        w->s->state = old * (1 + 0.05 * t);
        w->s->sum += t * t;
        pthread_mutex_unlock(&w->s->lock);
    }
    return NULL;
}
static void *other(void *given) {
    struct work *w = given;
    for (int i = w->from; i < w->to; i++) {
        pthread_mutex_lock(&w->s->lock);
        w->s->state *= 1 + 0.1 * w->x[i];
        pthread_mutex_unlock(&w->s->lock);
    }
    return NULL;
}
void *(*kinds[2])(void *) = {chain, other};
__attribute__((noinline)) static void start(struct work *w, struct shared *s, const double *x, int k, int n) {
    w->s = s; w->x = x; w->from = n * k / T; w->to = n * (k + 1) / T;
    if (pthread_create(&w->id, NULL, kinds[k & 1], w)) abort();
}
__attribute__((noinline)) static void finish(pthread_t id) { pthread_join(id, NULL); }
double f(double *x, int n) {
    struct shared s = {PTHREAD_MUTEX_INITIALIZER, 1, 0};
    struct work *w = malloc(T * sizeof *w);
    for (int k = 0; k < T; k++) start(&w[k], &s, x, k, n);
    pthread_mutex_lock(&s.lock);
    double mine = s.state;
    s.state = mine * x[0] + x[1] ;
    pthread_mutex_unlock(&s.lock);
    for (int k = T - 1; k >= 0; k--) finish(w[k].id);
    free(w);
    return s.state * s.sum;
}
double g(double *x, int n) { // the order does not matter here
    struct shared s = {PTHREAD_MUTEX_INITIALIZER, 1, 0};
    struct work w[T];
    for (int k = 0; k < T; k++) start(&w[k], &s, x, k, n);
    pthread_mutex_lock(&s.lock);
    s.state *= 1 + x[0];
    pthread_mutex_unlock(&s.lock);
    for (int k = 0; k < T; k++) finish(w[k].id);
    return s.state * s.state * s.sum;
}
int main(void) {
    double x[N], dx[N] = {0}, d[N];
    for (int i = 0; i < N; i++) x[i] = 0.3 + 0.02 * i, d[i] = 1 - 0.3 * (i % 4);
    __enzyme_autodiff((void *)g, enzyme_dup, x, dx, enzyme_const, N);
    check_differences("g", g, x, dx, N);
    double want = 0;
    for (int i = 0; i < N; i++) want += dx[i] * d[i];
    CHECK(__enzyme_fwddiff((void *)g, enzyme_dup, x, d, enzyme_const, N), want);
    double dy[N] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dy, enzyme_const, N); // depends on the order
    double dz[N] = {0}, part[T] = {0};
    __enzyme_autodiff((void *)parts, enzyme_dup, x, dz, enzyme_const, N);
    for (int i = 0; i < N; i++) part[i * T / N] += sin(x[i]) * x[i];
    for (int i = 0; i < N; i++) CHECK(dz[i], 2 * part[i * T / N] * (sin(x[i]) + x[i] * cos(x[i])));
    return check_failures != 0;
}
