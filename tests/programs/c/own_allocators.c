// Allocators of the program, declared with the attribute malloc, that hand out the same memory again.
#include "check.h"

static double pool[64];
static int top;
__attribute__((malloc, noinline)) static double *take(int n) {
    double *p = pool + top;
    top += n;
    return p;
}
__attribute__((noinline)) static void reset(void) { top = 0; }
__attribute__((malloc, noinline)) static double *take_through(int n) { return take(n); }

static double stack_of_blocks(double *x, int n) {
    double s = 0;
    reset();
    double *p = take(n);
    for (int k = 0; k < n; k++) p[k] = x[1] * sin(x[k]);
    for (int k = 0; k < n; k++) s += p[k] * p[n - 1 - k];
    reset();
    double *q = take_through(n);
    for (int k = 0; k < n; k++) q[k] = x[2] * cos(x[k]);
    for (int k = 0; k < n; k++) s += q[k] * q[k] * q[n - 1 - k];
    return s;
}

typedef union slot {
    double d[8];
    union slot *next;
} slot;
static slot slots[4], *unused;
__attribute__((malloc, noinline)) static slot *get(void) {
    slot *p = unused;
    unused = p->next;
    return p;
}
__attribute__((noinline)) static void put(slot *p) { p->next = unused, unused = p; }

static double list_of_slots(double *x, int n) {
    double s = 0;
    unused = 0;
    for (int i = 0; i < 4; i++) put(slots + i);
    slot *p = get();
    for (int k = 0; k < n; k++) p->d[k] = x[1] * sin(x[k]);
    for (int k = 0; k < n; k++) s += p->d[k] * p->d[n - 1 - k];
    put(p);
    slot *q = get();
    for (int k = 0; k < n; k++) q->d[k] = x[2] * cos(x[k]);
    for (int k = 0; k < n; k++) s += q->d[k] * q->d[n - 1 - k];
    put(q);
    return s;
}

__attribute__((malloc, noinline)) static double *fresh(int n) {
    double *p = malloc(n * sizeof *p);
    if (!p) abort();
    return p;
}
static double new_each_time(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double *p = fresh(n);
        for (int k = 0; k < n; k++) p[k] = x[i] * sin(x[k]);
        for (int k = 0; k < n; k++) s += p[k] * p[n - 1 - k];
        free(p);
    }
    return s;
}

#define COMPARE(f)                                                                                                     \
    {                                                                                                                  \
        double d##f[5] = {0}, y[5];                                                                                    \
        memcpy(y, x, sizeof x);                                                                                        \
        __enzyme_autodiff((void *)f, y, d##f, 5);                                                                      \
        CHECK_DIFFERENCES(f, x, d##f, 5);                                                                              \
    }

int main(void) {
    double x[5] = {0.3, 0.55, 0.7, 0.95, 1.2};
    COMPARE(stack_of_blocks)
    COMPARE(list_of_slots)
    COMPARE(new_each_time)
    return check_result();
}
