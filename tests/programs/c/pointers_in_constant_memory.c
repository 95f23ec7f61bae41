// memory: O2
// Pointers to differentiated memory that are put into memory that a request calls constant, and read from it again.
#include "check.h"
#define CALL __attribute__((noinline)) static

struct holder { const double *p, *q; double scale; };
CALL double product(const struct holder *h) { return h->p[0] * h->q[1] * h->scale; }
static double stored(double *x, struct holder *h) {
    h->p = x, h->q = x + 1, h->scale = x[1];
    return product(h);
}
static double copied(double *x, struct holder *h) {
    struct holder mine = {x, x + 1, x[0] * x[2]};
    memcpy(h, &mine, sizeof mine);
    return product(h);
}
static double copied_back(double *x, struct holder *h) {
    struct holder mine;
    h->p = x + 1, h->q = x, h->scale = x[2];
    memcpy(&mine, h, sizeof mine);
    h->p = h->q;
    return product(&mine) + product(h);
}
static double copied_within(double *x, struct holder *h) {
    h->p = x + 1, h->q = x, h->scale = x[2];
    h[1] = h[0];
    h->scale = 3;
    h->p = 0;
    return product(h + 1);
}
static const double fixed[3] = {5, 7, 11};
static double constants_again(double *x, struct holder *h) {
    h->p = x, h->q = x + 1, h->scale = x[0];
    double s = product(h);
    h->p = fixed, h->q = fixed + 1, h->scale = 2;
    return s * product(h);
}
static double cleared(double *x, struct holder *h) {
    h->p = x, h->q = x + 1, h->scale = x[0];
    double s = product(h);
    memset(h, 0, sizeof *h);
    return h->p ? x[1] : s;
}
// A block that stays there when the derivative ends, and is taken over by the next call.
struct cache { double *values; int n; struct cache *next; };
CALL void room(struct cache *c, int n) {
    if (c->n >= n) return;
    c->values = realloc(c->values, n * sizeof(double));
    c->n = n;
}
static double cached(double *x, struct cache *c) {
    room(c, 3);
    for (int i = 0; i < 3; i++) c->values[i] = x[i] * x[0];
    room(c, 50);
    for (int i = 3; i < 50; i++) c->values[i] = c->values[i - 3] * x[i % 3];
    double s = 0;
    for (int i = 0; i < 20; i++) s += c->values[i];
    return s;
}
static double listed(double *x, struct cache *c) {
    for (int i = 0; i < 3; i++) {
        struct cache *new = malloc(sizeof *new);
        *new = (struct cache){malloc(sizeof(double)), 1, c->next};
        new->values[0] = x[i] * x[i];
        c->next = new;
    }
    double s = 1;
    for (struct cache *one = c->next; one; one = one->next) s = s * one->values[0] + x[0];
    return s;
}
static void drop(struct cache *c) {
    for (struct cache *one = c->next, *next; one; one = next) next = one->next, free(one->values), free(one);
    c->next = 0;
}

static struct holder holders[2];
static struct cache kept;
#define TEST(f, type, constant, between)                                                                      \
    static double f##_again(double *x, int n) { (void)n; between; return f(x, constant); }                    \
    static void test_##f(void) {                                                                              \
        double x[3] = {1.3, 0.7, -2}, dx[3] = {0}, t[3] = {0.75, -2, 1};                                      \
        between;                                                                                              \
        for (int i = 0; i < 2; i++) __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, constant);  \
        for (int i = 0; i < 3; i++) dx[i] /= 2;                                                               \
        check_differences(#f, f##_again, x, dx, 3);                                                           \
        between;                                                                                              \
        const double slope = __enzyme_fwddiff_check((void *)f, enzyme_dup, x, t, enzyme_const, constant);     \
        CHECK(slope, dx[0] * t[0] + dx[1] * t[1] + dx[2] * t[2]);                                             \
        between;                                                                                              \
    }
TEST(stored, struct holder, holders, ) TEST(copied, struct holder, holders, ) TEST(copied_back, struct holder, holders, )
TEST(copied_within, struct holder, holders, ) TEST(constants_again, struct holder, holders, ) TEST(cleared, struct holder, holders, )
TEST(cached, struct cache, &kept, )

// Twice: what the first call left is constant for the second.
static void test_listed(void) {
    double x[3] = {1.3, 0.7, -2}, dx[3] = {0}, s[4] = {1, x[2] * x[2], x[1] * x[1], x[0] * x[0]};
    __enzyme_autodiff((void *)listed, enzyme_dup, x, dx, enzyme_const, &kept);
    CHECK(dx[2], 2 * x[2] * s[2] * s[3]);
    CHECK(dx[1], 2 * x[1] * (s[1] + x[0]) * s[3]);
    CHECK(dx[0], 2 * x[0] * ((s[1] + x[0]) * s[2] + x[0]) + s[2] * s[3] + s[3] + 1);
    drop(&kept);
}

int main(void) {
    test_stored(), test_copied(), test_copied_back(), test_copied_within(), test_constants_again(), test_cleared(), test_cached();
    free(kept.values);
    kept = (struct cache){0};
    test_listed();
    return check_result();
}
