// flags: -g
// Structs with numbers behind their members, in one block: copied as a whole, made in one piece, grown.
#include "check.h"
#include <stdint.h>

// A count, then numbers.
struct numbers {
    size_t count;
    double of[];
};

static struct numbers *made(const double *x, int n) {
    struct numbers *v = malloc(sizeof *v + n * sizeof(double));
    v->count = n;
    for (int i = 0; i < n; i++) v->of[i] = x[i] * x[i];
    return v;
}

static double copied(double *x, int n) {
    struct numbers *v = made(x, n), *w = malloc(sizeof *v + v->count * sizeof(double));
    memcpy(w, v, sizeof *v + n * sizeof(double));
    v->of[0] = 0;
    double s = 0;
    for (size_t i = 0; i < w->count; i++) s += w->of[i] * w->of[i] * (i + 1) + v->of[i];
    free(v), free(w);
    return s;
}

// Pointers among the members, one of them into the block.
struct net {
    int count;
    double (*activation)(double);
    double *weight;
};

static double soft(double a) { return 1 / (1 + exp(-a)); }

static struct net *net_of(int n) {
    struct net *p = malloc(sizeof *p + n * sizeof(double));
    p->count = n, p->activation = soft, p->weight = (double *)((char *)p + sizeof *p);
    return p;
}

static struct net *copy_of(const struct net *p) {
    size_t size = sizeof *p + p->count * sizeof(double);
    struct net *q = malloc(size);
    memcpy(q, p, size);
    q->weight = (double *)((char *)q + sizeof *q);
    return q;
}

static double nets(double *x, int n) {
    struct net *p = net_of(n);
    for (int i = 0; i < n; i++) p->weight[i] = x[i];
    struct net *q = copy_of(p);
    double s = 0;
    for (int i = 0; i < n; i++) s += q->activation(q->weight[i]) * p->weight[0];
    free(p), free(q);
    return s;
}

// Over what was there, which is no longer differentiated; and of no numbers at all.
static double written_over(double *x, int n) {
    struct numbers *v = made(x, n), *w = made(x, n), *none = malloc(sizeof *none), *copy = malloc(sizeof *copy);
    none->count = 0;
    memcpy(copy, none, sizeof *none + none->count * sizeof(double));
    double s = 0;
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < n; i++) v->of[i] *= x[k];
        memcpy(w, v, sizeof *v + v->count * sizeof(double));
        for (int i = 0; i < n; i++) s += w->of[i] * x[i] + copy->count;
    }
    free(v), free(w), free(none), free(copy);
    return s;
}

int main(void) {
    double x[4] = {1.2, 0.7, -0.4, 2};
    CHECK_GRADIENT(copied, x, 4);
    CHECK_GRADIENT(nets, x, 4);
    CHECK_GRADIENT(written_over, x, 4);
    return check_failures != 0;
}
