// levels: O0 O2
// Constant tables whose pointers lead to variables that no derivative flows through: a differentiated struct holds the table, so whoever
// follows its pointers follows their shadows, too.
#include "check.h"

struct entry {
    double (*f)(double);
    double scale;
    struct entry *more;
};
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static struct entry last = {cube, 5, 0}, other = {cube, 7, 0}, first = {square, 1, &last}, second = {cube, 2, &last};
static struct entry *const entries[2] = {&first, &second};
struct context {
    struct entry *const *table;
    double x;
};
static volatile int zero;

__attribute__((noinline)) static double sum(struct context *c, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        struct entry *e = c->table[(i + zero) % 2];
        s += e->scale * e->f(c->x) * c->x * e->more->scale;
    }
    return s;
}

__attribute__((noinline)) static double f(double x, int n) {
    struct context c[2] = {{entries, x}, {entries, x}};
    return sum(c + zero, n);
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 2.0, 2), (3 * 4.0 + 2 * 4 * 8.0) * 5);
    first.f = cube, first.scale = 10, first.more = &other;
    CHECK(__enzyme_autodiff((void *)f, 2.0, 1), 10 * 4 * 8.0 * 7);
    return check_result();
}
