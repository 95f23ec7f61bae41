// conditions, recursion, nested starts, a thread started again and again, heap arguments released by the thread, static function results
// enough: O2
#include "check.h"
#include <pthread.h>
enum { N = 32 };
double __enzyme_fwddiff(void *, ...);

// Each thread starts another one for half of its part.
struct part { const double *x; int n; double sum; };
static void *tree(void *given) {
    struct part *p = given;
    if (p->n <= 4) {
        p->sum = 0;
        for (int i = 0; i < p->n; i++) p->sum += p->x[i] * p->x[i] * p->x[i];
        return NULL;
    }
    struct part left = {p->x, p->n / 2, 0}, right = {p->x + p->n / 2, p->n - p->n / 2, 0};
    pthread_t id;
    pthread_create(&id, NULL, tree, &left);
    tree(&right);
    pthread_join(id, NULL);
    p->sum = left.sum * (1 + 0.001 * right.sum) + right.sum;
    return NULL;
}
double recursive(double *x, int n) {
    struct part all = {x, n, 0};
    tree(&all);
    return all.sum;
}

// A consumer waits for what a producer puts into a slot.
struct slot { pthread_mutex_t lock; pthread_cond_t filled, emptied; int is_full; double value, product; const double *x; int n; };
static void *consume(void *given) {
    struct slot *s = given;
    double product = 1;
    for (int i = 0; i < s->n; i++) {
        pthread_mutex_lock(&s->lock);
        while (!s->is_full) pthread_cond_wait(&s->filled, &s->lock);
        double value = s->value;
        s->is_full = 0;
        pthread_cond_signal(&s->emptied);
        pthread_mutex_unlock(&s->lock);
        product = product * (1 + 0.1 * sin(value)) + 0.01 * value * i;
    }
    s->product = product;
    return NULL;
}
double produced(double *x, int n) {
    struct slot s = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0, 0, x, n};
    pthread_t id;
    pthread_create(&id, NULL, consume, &s);
    for (int i = 0; i < n; i++) {
        double value = x[i] * x[i];
        pthread_mutex_lock(&s.lock);
        while (s.is_full) pthread_cond_wait(&s.emptied, &s.lock);
        s.value = value * (1 + x[0]);
        s.is_full = 1;
        pthread_cond_signal(&s.filled);
        pthread_mutex_unlock(&s.lock);
    }
    pthread_join(id, NULL);
    return s.product * s.product;
}

// Steps in time: threads are started and joined in each, and what they wrote is overwritten.
struct strip { const double *from; double *to; int begin, end; };
static void *step(void *given) {
    struct strip *s = given;
    for (int i = s->begin; i < s->end; i++) s->to[i] = s->from[i] + 0.1 * s->from[i] * (s->from[i - 1] - s->from[i + 1]);
    free(s);
    return (void *)1;
}
double steps(double *x, int n) {
    double *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b), sum = 0;
    memcpy(a, x, n * sizeof *a);
    memcpy(b, x, n * sizeof *b);
    for (int t = 0; t < 3; t++) {
        pthread_t id[3];
        for (int k = 0; k < 3; k++) {
            struct strip *s = malloc(sizeof *s);
            *s = (struct strip){a, b, 1 + (n - 2) * k / 3, 1 + (n - 2) * (k + 1) / 3};
            if (pthread_create(&id[k], NULL, step, s)) abort();
        }
        for (int k = 0; k < 3; k++) {
            void *done;
            if (pthread_join(id[k], &done) || done != (void *)1) abort();
        }
        double *c = a; a = b; b = c;
        a[0] *= 1.01;
    }
    for (int i = 0; i < n; i++) sum += a[i] * a[i];
    free(a);
    free(b);
    return sum;
}
#define TRY(f) { double dx[N] = {0}, y[N], d[N], slope = 0; \
    memcpy(y, x, sizeof x); __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N); \
    check_differences(#f, f, x, dx, N); \
    for (int i = 0; i < N; i++) d[i] = 1 - 0.3 * (i % 4), slope += dx[i] * d[i]; \
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, y, d, enzyme_const, N), slope); }
int main(void) {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.5 + 0.03 * i * (i % 3);
    TRY(recursive) TRY(produced) TRY(steps)
    return check_failures != 0;
}
