// memory: O2
// Blocks that a function leaves in constant memory: a pointer into the middle of one; one that the caller has, too, with its shadow; many that
// are released in the order in which they were made.
#include "check.h"
#define CALL __attribute__((noinline)) static
struct cache { double *p; };
struct out { double *p; };
CALL void keep(struct cache *c, double *block) { c->p = block; }
static double inside(double *x, struct cache *c) {
    double *block = malloc(64);
    keep(c, block + 1);
    c->p[0] = x[0] * x[0];
    return c->p[0] * x[0];
}
static double both(double *x, struct out *o, struct cache *c) {
    double *block = malloc(32);
    block[0] = x[0] * x[0];
    o->p = block;
    keep(c, block);
    return c->p[0] * x[0];
}
struct node { double value; struct node *next; };
CALL void put(double *w, double v) { *w = v; }
CALL double get(const double *w) { return *w; }
static double many(double *x, double *w, int n) {
    put(w, x[0] * x[0]);
    struct node *first = 0, **end = &first;
    for (int i = 0; i < n; i++) {
        struct node *o = malloc(sizeof *o);
        *o = (struct node){x[0] * i, 0};
        *end = o;
        end = &o->next;
    }
    double s = get(w);
    for (struct node *o = first, *next; o; o = next) {
        s += o->value;
        next = o->next;
        free(o);
    }
    return s;
}

int main(void) {
    double x[1] = {3}, dx[1] = {0}, t[1] = {1}, w = 0;
    struct cache c = {0};
    __enzyme_autodiff((void *)inside, enzyme_dup, x, dx, enzyme_const, &c);
    CHECK(dx[0], 27);
    free(c.p - 1);
    CHECK(__enzyme_fwddiff_check((void *)inside, enzyme_dup, x, t, enzyme_const, &c), 27);
    free(c.p - 1);

    struct out o = {0}, shadow = {0};
    CHECK(__enzyme_fwddiff_check((void *)both, enzyme_dup, x, t, enzyme_dup, &o, &shadow, enzyme_const, &c), 27);
    CHECK(o.p[0], 9);
    CHECK(shadow.p[0], 6);
    free(o.p), free(shadow.p);

    dx[0] = 0;
    __enzyme_autodiff((void *)many, enzyme_dup, x, dx, enzyme_const, &w, 1000);
    CHECK(dx[0], 6 + 999 * 500);
    CHECK(__enzyme_fwddiff_check((void *)many, enzyme_dup, x, t, enzyme_const, &w, 1000), 6 + 999 * 500);
    return check_result();
}
