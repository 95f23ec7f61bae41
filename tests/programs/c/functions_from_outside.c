// Functions that come from outside: through copied tables and structs, and from a registry that others fill.
#include "check.h"
typedef struct {
    double (*f)(double, void *);
    void *p;
} function;
static double scaled(double x, void *p) { return x * *(double *)p; }
static double square(double x, void *p) { return x * x + *(double *)p; }
__attribute__((noinline)) static double call(const function *f, double x) { return f->f(x, f->p); }
static double sum(const function *f, int n, double x) {
    double s = 0;
    for (int i = 0; i < n; i++) s += call(&f[i], x);
    return s;
}

static double copied(const function *table, int n, double x) {
    function local[8];
    memcpy(local, table, n * sizeof *table);
    return sum(local, n, x);
}
static double turned(const function *table, int n, double x) {
    function local[8];
    for (int i = 0; i < n; i++) local[i] = table[n - 1 - i];
    return sum(local, n, x);
}
struct repeated {
    function inner;
    int count;
};
static double by_value(struct repeated r, double x) {
    struct repeated copy = r;
    double s = 0;
    for (int i = 0; i < copy.count; i++) s += call(&copy.inner, x);
    return s;
}
static function registry[2];
static double registered(double x, int n) { return sum(registry, n, x); }

int main(void) {
    double p = 2, q = 3, dp = 0, dq = 0;
    function table[2] = {{scaled, &p}, {square, &q}}, shadow[2] = {{0, &dp}, {0, &dq}};
    CHECK(__enzyme_autodiff((void *)copied, table, shadow, 2, 5.0), 12);
    CHECK(dp, 5);
    CHECK(dq, 1);
    CHECK(__enzyme_autodiff((void *)turned, table, shadow, 2, 5.0), 12);
    CHECK(dp, 10);
    CHECK(dq, 2);
    struct repeated r = {{square, &q}, 3};
    CHECK(__enzyme_autodiff((void *)by_value, enzyme_const, r, 5.0), 30);
    registry[0] = table[0];
    registry[1] = table[1];
    CHECK(__enzyme_autodiff((void *)registered, 5.0, 2), 12);
    return check_result();
}
