// Functions that join some of the threads that they start: the others are for who called them.
#include "check.h"
#include <pthread.h>

enum { N = 12 };

struct part {
    const double *x;
    int from, to;
    double sum;
    pthread_t thread, inner;
    struct part *more;
};

static void *add_up(void *of) {
    struct part *p = of;
    for (int i = p->from; i < p->to; i++) p->sum += sin(p->x[i]) * p->x[i];
    return 0;
}
static void *add_twice(void *of) { // it starts a thread that somebody else joins
    struct part *p = of;
    pthread_create(&p->inner, 0, add_up, p->more);
    return add_up(p);
}

static __attribute__((noinline)) double two(struct part *a, struct part *b) {
    pthread_create(&a->thread, 0, add_up, a);
    pthread_create(&b->thread, 0, add_up, b);
    pthread_join(a->thread, 0);
    return a->sum * a->x[1];
}
double one_is_left(double *x, int n) {
    struct part a = {x, 0, n / 2}, b = {x, n / 2, n}, c = {x, 1, 3}, d = {x, 2, 5};
    double s = two(&a, &b), t = two(&c, &d);
    s += x[0] * x[2];
    pthread_join(d.thread, 0);
    pthread_join(b.thread, 0);
    return s * b.sum + t * d.sum;
}
static __attribute__((noinline)) double three(struct part *a, struct part *b) {
    double s = two(a, b);
    struct part c = {a->x, 1, 3};
    pthread_create(&c.thread, 0, add_up, &c);
    pthread_join(c.thread, 0);
    return s * c.sum;
}
double through_two(double *x, int n) {
    struct part a = {x, 0, n / 2}, b = {x, n / 2, n};
    double s = three(&a, &b);
    pthread_join(b.thread, 0);
    return s * b.sum;
}
static __attribute__((noinline)) double nested(struct part *a, struct part *b) {
    pthread_create(&a->thread, 0, add_twice, a);
    pthread_create(&b->thread, 0, add_up, b);
    pthread_join(b->thread, 0);
    return b->sum;
}
double of_threads(double *x, int n) {
    struct part c = {x, 2, n - 1}, a = {x, 0, n / 2, .more = &c}, b = {x, n / 2, n};
    double s = nested(&a, &b);
    pthread_join(a.thread, 0);
    pthread_join(a.inner, 0);
    return s * a.sum * c.sum;
}

int main(void) {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.4 + 0.6 * sin(3.0 * i + 1);
    for (int again = 0; again < 20; again++) {
        CHECK_GRADIENT(one_is_left, x, N);
        CHECK_GRADIENT(through_two, x, N);
        CHECK_GRADIENT(of_threads, x, N);
    }
    return check_failures != 0;
}
