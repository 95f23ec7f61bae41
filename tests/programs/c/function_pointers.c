// Calls through pointers: chosen at run time, in structs with their parameters, in tables, and handed on.
#include "check.h"

typedef struct { double (*f)(double, void *); void *parameters; } function;
struct line { double slope, offset; };
static double line(double x, void *p) { struct line *l = p; return l->slope * x * x + l->offset; }
static double growth(double x, void *p) { return exp(*(double *)p * x); }
static double quadrature(const function *f, double a, double b) {
    double sum = 0;
    for (int i = 0; i < 20; i++) sum += f->f(a + (b - a) * (i + 0.5) / 20, f->parameters);
    return sum * (b - a) / 20;
}
static volatile int zero = 0;

static double in_structs(double *x, int n) {
    struct line l = {x[0], x[1]};
    double rate = x[2];
    function f = {line, &l}, g = {growth, &rate};
    if (zero) f = g;
    return quadrature(&f, 0, x[1]) * quadrature(zero ? &f : &g, 0, 1);
}

static double square(double x) { return x * x; }
static double (*const table[3])(double) = {sin, square, exp};
static double in_table(double *x, int n) {
    double sum = 1;
    for (int i = 0; i < n; i++) sum = table[(i + zero) % 3](sum * x[i]);
    return sum;
}

static void scale(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= x[(i + 1) % n]; }
static void shift(double *x, int n) { for (int i = 1; i < n; i++) x[i] += x[i - 1] * x[i - 1]; }
typedef void (*step)(double *, int);
static step steps[4] = {scale, shift, scale};
static double in_place(double *x, int n) {
    for (step *s = steps; *s; s++) (*s)(x, n);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i];
    return sum;
}

static double state;
static void keep(double x) { state += x * x; }
static void keep_product(double x) { state *= x; }
static double in_globals(double *x, int n) {
    void (*note)(double) = zero ? keep_product : keep;
    state = x[0];
    for (int i = 0; i < n; i++) { note(x[i]); note = note == keep ? keep_product : keep; }
    return state;
}

struct node { double (*value)(const struct node *); const struct node *left, *right; double number; };
static double number(const struct node *n) { return n->number; }
static double sum(const struct node *n) { return n->left->value(n->left) + n->right->value(n->right); }
static double product(const struct node *n) { return n->left->value(n->left) * n->right->value(n->right); }
static double in_recursion(double *x, int n) {
    struct node a = {number, 0, 0, x[0]}, b = {number, 0, 0, x[1]}, c = {zero ? product : sum, &a, &b}, d = {product, &c, &b};
    struct node e = {zero ? sum : product, &d, &c};
    return e.value(&e);
}

// What is given from outside may be any function of the program. Nobody looks for a derivative in its shadow.
static double given(function *f, double b) { return quadrature(f, 0, b); }

int main(void) {
    double x[3] = {0.5, 1.25, -0.75};
    step both[] = {scale, shift};
#define CHECK_ALL(f)                                                                                                           \
    do {                                                                                                                       \
        double point[3], dx[3] = {0};                                                                                          \
        memcpy(point, x, sizeof x);                                                                                            \
        __enzyme_autodiff((void *)(f), point, dx, 3);                                                                          \
        CHECK_DIFFERENCES(f, x, dx, 3);                                                                                        \
    } while (0)
    CHECK_ALL(in_structs);
    CHECK_ALL(in_table);
    double point[3], dx[3] = {1, 1, 1}; // in place: the shadow is seed and gradient
    memcpy(point, x, sizeof x);
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)in_place, point, dx, 3);
    CHECK_DIFFERENCES(in_place, x, dx, 3);
    CHECK_ALL(in_globals);
    CHECK_ALL(in_recursion);

    struct line l = {2, 3}, dl = {0, 0};
    function f = {line, &l}, df = {zero ? growth : line, &dl};
    CHECK_NEAR(__enzyme_autodiff((void *)given, &f, &df, 2.0), 11, 1e-3);
    CHECK_NEAR(dl.slope, 8.0 / 3, 1e-3);
    CHECK(dl.offset, 2);
    double rate = 0.5, drate = 0;
    function g = {growth, &rate}, dg = {0, &drate};
    CHECK_NEAR(__enzyme_autodiff((void *)given, &g, &dg, 2.0), exp(1), 1e-3);
    CHECK_NEAR(drate, 4, 1e-3);
    return check_result() + (both[zero] != scale);
}
