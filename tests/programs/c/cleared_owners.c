// Structs that own heap memory and are cleared: member by member, by memset, by an empty struct, by a constant one. LLVM makes
// one memset of stores of zero side by side. What is freed, grown and copied afterwards is NULL, and so is its shadow.
// memory: O2
#include "check.h"
typedef struct { double *p; size_t n, cap; } array;
static const array EMPTY = {0}, NEW = {NULL, 0, 1};
#define NOINLINE __attribute__((noinline))

NOINLINE static void drop(array *a) { free(a->p); a->p = 0; a->n = a->cap = 0; }
NOINLINE static void drop_by_memset(array *a) { free(a->p); memset(a, 0, sizeof *a); }
NOINLINE static void drop_by_literal(array *a) { free(a->p); *a = (array){0}; }
NOINLINE static void drop_by_constant(array *a) { free(a->p); *a = EMPTY; }
NOINLINE static void drop_by_other_constant(array *a) { free(a->p); *a = NEW; }
NOINLINE static void drop_backwards(array *a) { free(a->p); a->cap = a->n = 0; a->p = NULL; }
NOINLINE static void drop_many(array *a, int n) { for (int i = 0; i < n; i++) free(a[i].p); memset(a, 0, n * sizeof *a); }
static void (*const drops[])(array *) = {drop, drop_by_memset, drop_by_literal, drop_by_constant, drop_by_other_constant, drop_backwards};

NOINLINE static void push(array *a, double x) {
    if (a->n >= a->cap || !a->p) a->cap = a->cap ? 2 * a->cap : 2, a->p = realloc(a->p, a->cap * sizeof *a->p);
    a->p[a->n++] = x * x;
}
NOINLINE static void move(array *to, array *from) { free(to->p); *to = *from; memset(from, 0, sizeof *from); }
NOINLINE static void swap(array *a, array *b) { array c = *a; *a = *b; *b = c; }
static double weighted(const array *a, int t) {
    double r = 0;
    for (size_t i = 0; i < a->n; i++) r += a->p[i] * (double)(i + t + 1);
    return r;
}

#define FILLED_AND_DROPPED(NAME, DROP)                                                                                         \
    static double NAME(double *x, int n) {                                                                                     \
        array v = {0};                                                                                                         \
        double r = 0;                                                                                                          \
        for (int t = 0; t < 3; t++) {                                                                                          \
            for (int i = 0; i < n; i++) push(&v, x[i] + t);                                                                    \
            r += weighted(&v, t);                                                                                              \
            DROP(&v);                                                                                                          \
        }                                                                                                                      \
        DROP(&v);                                                                                                              \
        return r;                                                                                                              \
    }
FILLED_AND_DROPPED(by_members, drop)
FILLED_AND_DROPPED(by_memset, drop_by_memset)
FILLED_AND_DROPPED(by_literal, drop_by_literal)
FILLED_AND_DROPPED(by_constant, drop_by_constant)
FILLED_AND_DROPPED(by_other_constant, drop_by_other_constant)
FILLED_AND_DROPPED(backwards, drop_backwards)

static double in_any_order(double *x, int n) {
    array a[3] = {{0}, {0}, {0}};
    double r = 0;
    for (int t = 0; t < 12; t++) {
        array *one = &a[t % 3], *other = &a[(t * 5 + 1) % 3];
        if (t % 4 == 3) drops[t % 6](one);
        else if (t % 4 == 2 && one != other) move(one, other);
        else if (t % 4 == 1) swap(one, other);
        for (int i = 0; i < n; i++) push(one, x[i] + 0.1 * t);
        r += weighted(&a[0], t) + weighted(&a[1], 2 * t) * x[0] + weighted(&a[2], 1);
    }
    drop_many(a, 3);
    drop_many(a, 3);
    return r;
}

static double moved_on(double *x, int n) {
    array a = {0}, b = {0};
    double r = 0;
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++) push(&a, x[i] * x[(i + t) % n]);
        move(&b, &a);
        r += weighted(&b, t) * x[t % n];
    }
    free(a.p);
    drop(&b);
    return r;
}

int main(void) {
    double x[5] = {0.3, 1.1, -0.7, 0.9, 1.6};
    CHECK_GRADIENT(by_members, x, 5);
    CHECK_GRADIENT(by_memset, x, 5);
    CHECK_GRADIENT(by_literal, x, 5);
    CHECK_GRADIENT(by_constant, x, 5);
    CHECK_GRADIENT(by_other_constant, x, 5);
    CHECK_GRADIENT(backwards, x, 5);
    CHECK_GRADIENT(in_any_order, x, 5);
    CHECK_GRADIENT(moved_on, x, 5);
    return check_result();
}
