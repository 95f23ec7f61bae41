// Observers, each with what it keeps behind a `void *`: a count and a sum, the largest value so far, all that it saw.
#include "check.h"
struct observer { void (*notify)(void *context, double x); void *context; struct observer *next; };
struct mean { long count; double sum; };
struct largest { double value; int at, seen; };
struct trace { double seen[16]; int n; };
static void mean(void *c, double x) { struct mean *m = c; m->count++; m->sum += x; }
static void largest(void *c, double x) { struct largest *l = c; if (!l->seen || x > l->value) l->value = x, l->at = l->seen; l->seen++; }
static void trace(void *c, double x) { struct trace *t = c; t->seen[t->n++] = x; }
__attribute__((noinline)) static void publish(struct observer *list, double x) { for (; list; list = list->next) list->notify(list->context, x); }
static double f(double *x, int n) {
    struct mean m = {0, 0};
    struct largest l = {0, 0, 0};
    struct trace t = {{0}, 0};
    struct observer c = {trace, &t, 0}, b = {largest, &l, &c}, a = {mean, &m, &b};
    for (int i = 0; i < n; i++) publish(&a, x[i] * x[i]);
    double y = m.sum / m.count * l.value;
    for (int i = 0; i < t.n; i++) y += t.seen[i] * (i + 1);
    return y;
}
int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, dx[3] = {0}, y[3] = {0.5, 1.25, -0.75};
    __enzyme_autodiff((void *)f, y, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
