// A priority queue of records in an array: numbers beside integers, moved with steps of one record and of several.
#include "check.h"
#define NOINLINE __attribute__((noinline))

typedef struct {
    int n;
    struct {
        double key;
        int id;
    } a[32];
} queue;
NOINLINE static void push(queue *q, double key, int id) {
    int i = q->n++;
    for (; i && q->a[(i - 1) / 2].key > key; i = (i - 1) / 2) q->a[i] = q->a[(i - 1) / 2];
    q->a[i].key = key;
    q->a[i].id = id;
}
NOINLINE static double pop(queue *q, int *id) {
    double first = q->a[0].key, key = q->a[--q->n].key;
    int last = q->a[q->n].id, i = 0;
    *id = q->a[0].id;
    for (int c = 1; c < q->n; c = 2 * i + 1) {
        if (c + 1 < q->n && q->a[c + 1].key < q->a[c].key) c++;
        if (q->a[c].key >= key) break;
        q->a[i] = q->a[c];
        i = c;
    }
    q->a[i].key = key;
    q->a[i].id = last;
    return first;
}
static double shortest_first(double *x, int n) {
    queue q = {0};
    for (int i = 0; i < n; i++) push(&q, x[i], i);
    double s = 0;
    for (int k = 1; q.n; k++) {
        int id;
        double key = pop(&q, &id);
        s += k * key * key + id * key;
        if (k < 7) push(&q, key + x[id] * x[id] + 0.37, id);
    }
    return s;
}

int main(void) {
    double x[8] = {0.5, -1.1, 0.7, 0.9, 1.3, -0.4, 0.25, 1.7};
    for (int n = 1; n <= 8; n++) {
        double dx[8] = {0};
        __enzyme_autodiff((void *)shortest_first, enzyme_dup, x, dx, enzyme_const, n);
        CHECK_DIFFERENCES(shortest_first, x, dx, n);
    }
    return check_result();
}
