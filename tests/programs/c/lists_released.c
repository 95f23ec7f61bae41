// memory: O2
// Nodes of lists and trees released in any order, some by callees, while other calls write globals: each block once.
#include "check.h"

struct node { struct node *next; double v; int k; };
static double mixed;
__attribute__((noinline)) static void touch(double x) { mixed = mixed * 0.3 + sin(x); }
static struct node *push(struct node *h, double v, int k) {
    struct node *q = malloc(sizeof *q);
    q->v = v, q->k = k, q->next = h;
    return q;
}
__attribute__((noinline)) static struct node *pushed(struct node *h, double v, int k) { return push(h, v, k); }
__attribute__((noinline)) static struct node *popped(struct node **h) {
    struct node *q = *h;
    *h = q->next;
    return q;
}
__attribute__((noinline)) static void release_all(struct node *h) {
    while (h) {
        struct node *q = h;
        h = h->next;
        free(q);
    }
}
__attribute__((noinline)) static void release_next(struct node *q) {
    struct node *gone = q->next;
    if (gone) q->next = gone->next, free(gone);
}

static double popped_here(double *b, int n) { // the first is popped, then all the others
    struct node *h = 0;
    double r = 0.1;
    mixed = 0;
    for (int i = 0; i < n; i++) touch(b[i]);
    for (int i = 0; i < n; i++) h = push(h, b[i], i);
    if (h && h->v > -9) { struct node *after = h->next; free(h); h = after; }
    while (h) { struct node *q = h; r += q->v * q->v; h = h->next; free(q); }
    return r * mixed;
}

static double unlinked(double *b, int n) { // from the middle, then what is left
    struct node *h = 0;
    double r = 0;
    for (int i = 0; i < n; i++) h = push(h, b[i] * b[i], i);
    for (struct node **p = &h; *p;)
        if ((*p)->k % 2) { struct node *q = *p; r += q->v * b[0]; *p = q->next; free(q); }
        else p = &(*p)->next;
    touch(r);
    for (struct node *q = h, *after; q; q = after) r += sin(q->v), after = q->next, free(q);
    return r;
}

static double by_callees(double *b, int n) { // made, popped and released elsewhere
    struct node *h = 0;
    double r = 0;
    for (int i = 0; i < n; i++) h = pushed(h, sin(b[i]), i);
    release_next(h);
    struct node *q = popped(&h);
    r += q->v * q->v;
    free(q);
    for (q = h; q; q = q->next) r += q->v * (q->k + 1);
    release_all(h);
    return r;
}

static double some_kept(double *b, int n) { // two lists; a node goes from one to the other
    struct node *h = 0, *other = 0;
    double r = 0;
    for (int i = 0; i < n; i++) {
        struct node *q = push(0, b[i] * b[i], i);
        if (b[i] > 0.6) q->next = other, other = q;
        else q->next = h, h = q;
    }
    if (other) { struct node *q = other; other = q->next; q->next = h; h = q; }
    while (h) { struct node *q = h; h = q->next; r += q->v * b[1]; free(q); }
    for (struct node *q = other; q; q = q->next) r += cos(q->v);
    release_all(other);
    return r;
}

struct tree { struct tree *left, *right; double v; };
static struct tree *insert(struct tree *t, double v) {
    if (!t) {
        t = calloc(1, sizeof *t);
        t->v = v;
    } else if (v < t->v) t->left = insert(t->left, v);
    else t->right = insert(t->right, v);
    return t;
}
static double sum(const struct tree *t, double weight) {
    return t ? weight * t->v * t->v + sum(t->left, weight * 0.5) + sum(t->right, weight * 0.7) : 0;
}
static void fell(struct tree *t) {
    if (t) fell(t->left), fell(t->right), free(t);
}
static double in_tree(double *b, int n) {
    struct tree *t = 0;
    for (int i = 0; i < n; i++) t = insert(t, b[i] * b[i]);
    double r = sum(t, 1);
    struct tree *right = t->right;
    t->right = 0;
    fell(right);
    r += sum(t, 2);
    fell(t);
    return r;
}

static double table(double *b, int n) { // a table of blocks that grows, blocks replaced in it
    double **rows = 0, r = 0;
    for (int i = 0; i < n; i++) {
        rows = realloc(rows, (i + 1) * sizeof *rows);
        rows[i] = malloc(2 * sizeof **rows);
        rows[i][0] = b[i], rows[i][1] = b[i] * b[0];
    }
    free(rows[1]);
    rows[1] = malloc(2 * sizeof **rows);
    rows[1][0] = sin(b[2]), rows[1][1] = 1;
    for (int i = 0; i < n; i++) r += rows[i][0] * rows[i][1], free(rows[i]);
    free(rows);
    return r;
}

#define COMPARE(f)                                                                                                     \
    {                                                                                                                  \
        double dx[5] = {0};                                                                                            \
        __enzyme_autodiff((void *)f, x, dx, 5);                                                                        \
        CHECK_DIFFERENCES(f, x, dx, 5);                                                                                \
    }
int main(void) {
    double x[5] = {0.3, 0.5, 0.7, 0.9, 0.4};
    COMPARE(popped_here) COMPARE(unlinked) COMPARE(by_callees) COMPARE(some_kept) COMPARE(in_tree) COMPARE(table)
    return check_result();
}
