// memory: O2
// Several gradients at once: each shadow, each seed and each derivative by value has a lane. The lanes are compared with as
// many reverses of width 1.
#include "check.h"
extern int enzyme_width, enzyme_dupv, enzyme_dupnoneedv, enzyme_noret, enzyme_interleave;
struct two {
    double d[2];
};
struct pairs {
    double x[2], y[2];
};
struct valued {
    double value, x[3];
};
struct floats {
    float x[2];
    double y[2];
};
struct two __enzyme_autodiff_two(void *, ...);
struct pairs __enzyme_autodiff_pairs(void *, ...);
struct valued __enzyme_autodiff_valued(void *, ...);
struct floats __enzyme_autodiff_floats(void *, ...);
void __enzyme_autodiff_void(void *, ...);

static double product(double x, double y) { return x * sin(y) + pow(x, y); }
static double mixed(float x, double y) { return x * x * y; }

// A vector of four results of four arguments: its Jacobian row by row. Memory of all kinds is between the two.
typedef void vector_function(double *, double *, int);
static void polynomials(double *x, double *y, int n) {
    for (int i = 0; i < n; i++) {
        y[i] = 1;
        for (int j = 0; j <= i; j++) y[i] = y[i] * x[j] + sin(x[i]);
    }
}
static double *squares(double *x, int n) {
    double *made = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) made[i] = x[i] * x[i] + (i ? made[i - 1] : 0);
    return made;
}
static void through_memory(double *x, double *y, int n) {
    double *made = squares(x, n), copy[4], variable[n];
    memset(copy, 0, sizeof copy);
    memcpy(copy, made, n * sizeof(double));
    for (int i = 0; i < n; i++) variable[i] = exp(copy[i] / 8) * copy[(i + 1) % n];
    made = realloc(made, 2 * n * sizeof(double));
    memmove(made + 1, made, n * sizeof(double));
    for (int i = 0; i < n; i++) y[i] = variable[i] + made[i + 1] * made[1];
    free(made);
}
__attribute__((noinline)) static double power(double x, int n) { return n ? x * power(x, n - 1) : 1; }
static void unknown_trips(double *x, double *y, int n) {
    for (int i = 0; i < n; i++) {
        double s = x[i] * x[i] + 2;
        while (s > 0.5) s = sqrt(s) * 0.6 - 0.01 * x[(i + 1) % n] * x[i];
        if (x[i] > 0) s += power(x[i], i + 1);
        y[i] = s;
    }
}
struct triple {
    double a, b[2], c;
};
__attribute__((noinline)) static double of_struct(struct triple t) {
    t.a *= t.b[0];
    return t.a * t.b[1] + cos(t.c);
}
static void by_value(double *x, double *y, int n) {
    for (int i = 0; i < n; i++) y[i] = of_struct((struct triple){x[i], {x[(i + 1) % n], 2}, x[0]});
}
static double scale, kept[4];
__attribute__((noinline)) static void keep(double *x, int n) {
    scale = x[0] * x[1];
    for (int i = 0; i < n; i++) kept[i] = x[i] * scale;
}
static void through_globals(double *x, double *y, int n) {
    keep(x, n);
    for (int i = 0; i < n; i++) y[i] = kept[i] * kept[(i + 1) % n] + scale;
}
struct list {
    double value;
    struct list *next;
};
static void through_list(double *x, double *y, int n) {
    struct list *head = NULL;
    for (int i = 0; i < n; i++) {
        struct list *one = malloc(sizeof *one);
        *one = (struct list){x[i] * (head ? head->value : 1), head};
        head = one;
    }
    for (int i = 0; i < n; i++) {
        struct list *next = head->next;
        y[i] = head->value * x[i] + modf(x[i] * 3, &(double){0});
        free(head);
        head = next;
    }
}
static void in_place(double *x, double *y, int n) {
    for (int i = 0; i < n; i++) x[i] = erf(x[i]) + (i ? x[i - 1] : 0);
    for (int i = 0; i < n; i++) y[i] = x[i] * x[n - 1 - i];
}

enum { N = 4 };
#define COMPARE(f)                                                                                                             \
    do {                                                                                                                       \
        double x[N], y[N], rows[N][N] = {{0}}, seeds[N][N] = {{0}}, row[N], seed[N];                                           \
        for (int k = 0; k < N; k++) seeds[k][k] = k + 1;                                                                       \
        memcpy(x, start, sizeof x);                                                                                            \
        __enzyme_autodiff_void((void *)f, enzyme_width, 4, enzyme_dup, x, rows[0], rows[1], rows[2], rows[3], enzyme_dupv,     \
                               sizeof seeds[0], y, seeds, N);                                                                  \
        for (int k = 0; k < N; k++) {                                                                                          \
            memset(row, 0, sizeof row);                                                                                        \
            memset(seed, 0, sizeof seed);                                                                                      \
            seed[k] = k + 1;                                                                                                   \
            memcpy(x, start, sizeof x);                                                                                        \
            __enzyme_autodiff_void((void *)f, x, row, y, seed, N);                                                             \
            for (int j = 0; j < N; j++) CHECK(rows[k][j], row[j]);                                                             \
            for (int j = 0; j < N; j++) CHECK(seeds[k][j], 0);                                                                 \
        }                                                                                                                      \
    } while (0)

int main(void) {
    const double x = 1.2, y = 0.4, fx = sin(y) + y * pow(x, y - 1), fy = x * cos(y) + pow(x, y) * log(x);
    struct pairs a = __enzyme_autodiff_pairs((void *)product, enzyme_width, 2, x, y, 1.0, -3.0);
    CHECK(a.x[0], fx);
    CHECK(a.x[1], -3 * fx);
    CHECK(a.y[0], fy);
    CHECK(a.y[1], -3 * fy);
    struct two b = __enzyme_autodiff_two((void *)product, enzyme_width, 2, enzyme_const, x, y); // each seed is 1
    CHECK(b.d[0], fy);
    CHECK(b.d[1], fy);
    struct valued c = __enzyme_autodiff_valued((void *)product, enzyme_primal_return, enzyme_width, 3, enzyme_out, x, enzyme_const, y, 0.0, 2.0, 5.0);
    CHECK(c.value, product(x, y));
    for (int k = 0; k < 3; k++) CHECK(c.x[k], fx * (k == 0 ? 0 : k == 1 ? 2 : 5));
    struct seeds {
        double of_lane[3];
    } seeds = {{1, 0.5, -4}};
    c = __enzyme_autodiff_valued((void *)product, enzyme_primal_return, enzyme_width, 3, enzyme_out, x, enzyme_const, y, seeds);
    for (int k = 0; k < 3; k++) CHECK(c.x[k], fx * seeds.of_lane[k]);
    struct floats d = __enzyme_autodiff_floats((void *)mixed, enzyme_width, 2, 1.5f, 3.0, 1.0, 2.0);
    CHECK(d.x[0], 9);
    CHECK(d.x[1], 18);
    CHECK(d.y[0], 2.25);
    CHECK(d.y[1], 4.5);

    const double start[N] = {0.5, 1.5, -0.25, 2};
    COMPARE(polynomials);
    COMPARE(through_memory);
    COMPARE(unknown_trips);
    COMPARE(by_value);
    COMPARE(through_globals);
    COMPARE(through_list);
    COMPARE(in_place);
    return check_result();
}
