// One tape serves several reverses: what the first one leaves in shadow memory is nobody's in the next. Blocks that begin with zeros
// which are read, structs with arrays behind them, and words that are numbers at times, and pointers at others.
// memory: O2
#include "check.h"
extern int enzyme_nofree;
struct forward { void *tape; double value; };
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
#define NOINLINE __attribute__((noinline))

static double sums(double *x, int n) {
    double *a = calloc(n, sizeof *a), r = 0;
    for (int i = 0; i < n; i++) a[i] += x[i] * x[0];
    for (int i = 0; i < n; i++) r += a[i] * (i + 1);
    free(a);
    return r;
}
NOINLINE static double *zeros(int n) { return calloc(n, sizeof(double)); }
static double of_a_callee(double *x, int n) {
    double *a = zeros(n), r = 0;
    for (int t = 0; t < 3; t++)
        for (int i = 0; i < n; i++) a[i] = 0.5 * a[i] + x[i] * x[(i + t) % n];
    for (int i = 0; i < n; i++) r += a[i] * a[i];
    free(a);
    return r;
}
struct flexible { long n; double *scale; double values[]; };
static double behind_a_struct(double *x, int n) {
    struct flexible *a = malloc(sizeof *a + n * sizeof(double));
    double r = 0;
    for (int t = 0; t < 3; t++) {
        memset(a, 0, sizeof *a + n * sizeof(double));
        a->scale = malloc(sizeof(double));
        *a->scale = x[t] * x[0];
        for (int i = 0; i < n; i++) a->values[i] += x[i] * *a->scale;
        for (int i = 0; i < n; i++) r += a->values[i] * (i + 1) * *a->scale;
        free(a->scale);
    }
    free(a);
    return r;
}
struct record { double value, *data; };
static double records(double *x, int n) {
    struct record *a = calloc(n, sizeof *a);
    double r = 0;
    for (int i = 0; i < 2 * n; i++) {
        struct record *one = &a[i % n];
        if (!one->data) one->data = calloc(2, sizeof(double));
        one->value += x[i % n] * x[0];
        one->data[i / n] += one->value * x[1];
    }
    for (int i = 0; i < n; i++) r += a[i].value * (i + 1) + a[i].data[0] * a[i].data[1];
    for (int i = 0; i < n; i++) free(a[i].data);
    free(a);
    return r;
}
struct variant { int tag; union { double *p; double d; } u; };
static double variants(double *x, int n) {
    struct variant v[2];
    memset(v, 0, sizeof v);
    double r = 0;
    for (int t = 0; t < 4; t++) {
        struct variant *a = &v[t & 1];
        if (a->tag == 1) r += a->u.p[0], free(a->u.p);
        else if (a->tag == 2) r += a->u.d * x[0];
        if (t % 3 == 0) a->tag = 2, a->u.d = x[t % n] * x[1];
        else a->tag = 1, a->u.p = malloc(sizeof(double)), a->u.p[0] = x[0] * x[t % n];
    }
    for (int i = 0; i < 2; i++)
        if (v[i].tag == 1) r += v[i].u.p[0], free(v[i].u.p);
        else r += v[i].u.d;
    return r;
}
#define TEST(f)                                                                                                                \
    do {                                                                                                                       \
        double x[5] = {0.3, 1.1, -0.7, 0.9, 1.6}, d[5] = {0};                                                                  \
        struct forward made = __enzyme_augmentfwd((void *)f, enzyme_dup, x, d, enzyme_const, 5);                               \
        for (int times = 0; times < 3; times++) {                                                                              \
            memset(d, 0, sizeof d);                                                                                            \
            if (times < 2) __enzyme_reverse((void *)f, enzyme_nofree, enzyme_dup, x, d, enzyme_const, 5, 1.0, made.tape);      \
            else __enzyme_reverse((void *)f, enzyme_dup, x, d, enzyme_const, 5, 1.0, made.tape);                               \
            check_differences(#f, f, x, d, 5);                                                                                 \
        }                                                                                                                      \
    } while (0)
int main(void) {
    TEST(sums);
    TEST(of_a_callee);
    TEST(behind_a_struct);
    TEST(records);
    TEST(variants);
    return check_result();
}
