// memory: O2
// Pointers that lead to differentiated memory on one way and to constant memory on another: with enzyme_runtime_activity that
// is decided while the program runs. The constant arrays lie in memory that cannot be written.
#include "check.h"
extern int enzyme_runtime_activity;
#ifdef UNMARKED
#define AT_RUN_TIME
#else
#define AT_RUN_TIME enzyme_runtime_activity,
#endif
double __enzyme_fwddiff(void *, ...);
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static const double fixed[4] = {0.5, -1.5, 2, 3};

// A choice between two arrays.
__attribute__((noinline)) static double chosen(double *x, const double *c, int which) {
    const double *p = which ? x : c;
    double s = 0;
    for (int i = 0; i < 4; i++) s += p[i] * p[i] * x[3 - i];
    return s;
}

// A struct whose member points to constant data, made inside.
struct pair {
    const double *a, *b;
};
__attribute__((noinline)) static double of_pair(const struct pair *p, int i) { return p->a[i] * p->b[i]; }
static double in_struct(double *x, const double *c, int which) {
    struct pair p = {x, c};
    if (which) p.b = x + 1;
    return of_pair(&p, 0) + of_pair(&p, 1) * p.a[2];
}

// A table of pointers; one that is active in one round and constant in the next; copies of the table.
static double table(double *x, const double *c, int which) {
    const double *rows[4] = {x, c, x + 1, which ? x + 2 : c + 1}, *copy[4];
    memcpy(copy, rows, sizeof rows);
    double s = 0;
    const double *p = c;
    for (int i = 0; i < 4; i++) {
        s += copy[i][i % 2] * p[1] * x[i];
        p = rows[i];
    }
    return s;
}

// A callee that gets either, and writes where it may.
__attribute__((noinline)) static double *larger(double *p, double *q) { return p[0] > q[0] ? p : q; }
__attribute__((noinline)) static void add(double *to, const double *from, int n) {
    for (int i = 0; i < n; i++) to[i] += from[i] * from[i];
}
static double either(double *x, double *c, int which) {
    double sum[2] = {x[0], 1};
    add(sum, which ? x : c, 2);
    add(sum, larger(x, c), 2);
    return sum[0] * sum[1];
}

// A list with constant nodes.
struct node {
    double value;
    const struct node *next;
};
static const struct node tail = {3, NULL}, last = {2, &tail};
__attribute__((noinline)) static double product(const struct node *n) { return n ? n->value * (1 + product(n->next)) : 1; }
static double list(double *x, const double *c, int which) {
    struct node first = {x[0], &last}, second = {x[1], which ? &first : &tail};
    return product(&second) * x[2];
}

// Memory of its own on one branch.
static double allocated(double *x, double *c, int which) {
    double *p = c;
    if (which) {
        p = malloc(4 * sizeof(double));
        for (int i = 0; i < 4; i++) p[i] = x[i] * c[i];
    }
    double s = 0;
    for (int i = 0; i < 4; i++) s += sin(p[i]) * x[i];
    if (which) free(p);
    return s;
}

// Copies of numbers from either, and a number that leaves through either.
static double copies(double *x, double *c, int which) {
    double work[4], whole[2];
    memcpy(work, which ? x : c, sizeof work);
    memmove(work + 1, work, 2 * sizeof(double));
    double part = modf(which ? x[0] : c[0], whole);
    return work[0] * work[1] + work[2] * work[3] * x[1] + part * x[2] + whole[0];
}

typedef double function(double *, const double *, int);
static void differences(function *f, const char *name, const double *x, int which, const double *dx) {
    for (int i = 0; i < 4; i++) {
        const double h = 1e-5;
        double moved[4];
        memcpy(moved, x, sizeof moved);
        moved[i] += h;
        const double up = f(moved, fixed, which);
        moved[i] -= 2 * h;
        check_near(name, dx[i], (up - f(moved, fixed, which)) / (2 * h), 1e-7);
    }
}

#define TEST(f)                                                                                                              \
    for (int which = 0; which < 2; which++) {                                                                                \
        double dx[4] = {0}, got[4] = {0}, v[4] = {1, -2, 0.5, 3}, y[4];                                                      \
        __enzyme_autodiff((void *)f, AT_RUN_TIME enzyme_dup, x, dx, enzyme_const, fixed, which);                \
        differences((function *)f, #f, x, which, dx);                                                                        \
        const double tangent =                                                                                               \
            __enzyme_fwddiff((void *)f, AT_RUN_TIME enzyme_dup, x, v, enzyme_const, fixed, which);              \
        check_near("forward " #f, tangent, dx[0] * v[0] + dx[1] * v[1] + dx[2] * v[2] + dx[3] * v[3], 1e-12);                \
        memcpy(y, x, sizeof y);                                                                                              \
        struct forward a =                                                                                                   \
            __enzyme_augmentfwd((void *)f, AT_RUN_TIME enzyme_dup, y, got, enzyme_const, fixed, which);         \
        CHECK(a.value, f(x, (void *)fixed, which));                                                                          \
        y[0] = y[1] = y[2] = y[3] = 100;                                                                                     \
        __enzyme_reverse((void *)f, AT_RUN_TIME enzyme_dup, y, got, enzyme_const, fixed, which, 1.0, a.tape);   \
        for (int i = 0; i < 4; i++) CHECK(got[i], dx[i]);                                                                    \
    }

int main(void) {
    double x[4] = {0.7, 1.3, -0.4, 2.1};
    TEST(chosen)
    TEST(in_struct)
    TEST(table)
    TEST(either)
    TEST(list)
    TEST(allocated)
    TEST(copies)

    // An argument whose shadow is the argument itself is constant.
    double dx[4] = {0};
    __enzyme_autodiff((void *)chosen, AT_RUN_TIME enzyme_dup, x, dx, enzyme_dup, fixed, fixed, 0);
    for (int i = 0; i < 4; i++) CHECK(dx[3 - i], fixed[i] * fixed[i]);
    return check_result();
}
