// Pointers in globals that lead to other globals when the derivative begins: set by initialisers, by the caller, by
// earlier calls.
#include "check.h"

static double store[8], other[8], *chosen;
static double read_through_global(double *x, int n) { // the function never sets it
    double s = 0;
    for (int i = 0; i < n; i++) store[i] = x[i] * x[i], other[i] = x[i];
    for (int i = 0; i < n; i++) s += chosen[i] * chosen[n - 1 - i];
    return s;
}

static double a[8], b[8], *table[2] = {a, b};
__attribute__((noinline)) static void flip(void) {
    double *t = table[0];
    table[0] = table[1];
    table[1] = t;
}
static double through_table(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i], b[i] = x[i];
    for (int i = 0; i < n; i++) s += table[0][i] * table[1][n - 1 - i] * (i + 1) + table[0][i];
    return s;
}

static double first[8], second[8];
static struct {
    double *now, *next;
    int n;
} steps = {first, second, 5};
__attribute__((noinline)) static void step(void) {
    for (int i = 0; i < steps.n; i++) steps.next[i] = steps.now[i] * steps.now[(i + 1) % steps.n];
    double *t = steps.now;
    steps.now = steps.next;
    steps.next = t;
}
static double double_buffer(double *x, int n) { // neither buffer is named
    double s = 0;
    for (int i = 0; i < n; i++) steps.now[i] = x[i];
    for (int k = 0; k < 3; k++) step();
    for (int i = 0; i < n; i++) s += steps.now[i] * (i + 1);
    return s;
}

static struct {
    double values[8], *at;
} ring = {{0}, ring.values};
__attribute__((noinline)) static void put(double v) {
    *ring.at++ = v;
    if (ring.at == ring.values + 8) ring.at = ring.values;
}
static double ring_buffer(double *x, int n) {
    double s = 0;
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < 4; i++) put(x[i] * x[i]);
    for (int i = 0; i < 8; i++) s += ring.values[i] * ring.values[(i + 1) % 8];
    return s;
}

typedef struct node {
    double v;
    struct node *next;
} node;
static node nodes[4] = {{1, &nodes[1]}, {2, &nodes[2]}, {3, &nodes[3]}, {4, 0}}, *head = &nodes[1];
__attribute__((noinline)) static void to_the_end(void) {
    node *h = head, *end = h->next;
    if (!end) return;
    head = end;
    while (end->next) end = end->next;
    end->next = h;
    h->next = 0;
}
static double static_list(double *x, int n) {
    double s = 0;
    int k = 0;
    for (node *p = head; p; p = p->next) p->v = x[k] * x[k], k++;
    for (int r = 0; r < 2; r++) {
        to_the_end();
        k = 1;
        for (node *p = head; p; p = p->next) s += p->v * p->v * k++;
    }
    return s;
}

static double *weights; // of the heap, and constant
static double constants_on_heap(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) store[i] = x[i] * weights[i];
    for (int i = 0; i < n; i++) s += store[i] * store[n - 1 - i] * weights[i];
    return s;
}

#define COMPARE(f)                                                                                                     \
    {                                                                                                                  \
        double d##f[5] = {0}, y[5];                                                                                    \
        memcpy(y, x, sizeof x);                                                                                        \
        __enzyme_autodiff((void *)f, y, d##f, 5);                                                                      \
        CHECK_DIFFERENCES(f, x, d##f, 5);                                                                              \
    }

int main(int count, char **arguments) {
    double x[5] = {0.3, 0.55, 0.7, 0.95, 1.2};
    weights = malloc(5 * sizeof *weights);
    for (int i = 0; i < 5; i++) weights[i] = i + count;
    for (int turn = 0; turn < 3; turn++) {
        chosen = turn + count & 1 ? store : other;
        if (count) flip();
        put(1);
        COMPARE(read_through_global)
        COMPARE(through_table)
        COMPARE(double_buffer)
        COMPARE(static_list)
        COMPARE(constants_on_heap)
    }
    while (ring.at != ring.values) put(1); // the derivative and each difference go round once
    COMPARE(ring_buffer)
    free(weights);
    return check_result();
}
