// memory: O2
// Static structs and arrays whose pointers lead to memory that lives from call to call: one block or several, pointers into
// them, buffers that are exchanged. Differentiated several times, with plain calls before and between.
#include "check.h"
#define NOINLINE __attribute__((noinline))

static struct {
    double *values;
    int room;
} cache;
static double in_struct(double *x, int n) {
    if (cache.room < n) {
        free(cache.values);
        cache.values = malloc(n * sizeof *cache.values);
        cache.room = n;
    }
    for (int i = 0; i < n; i++) cache.values[i] = x[i] * x[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += cache.values[i] * cache.values[n - 1 - i];
    return s;
}

typedef struct {
    double *first, *end, *at;
    int room;
} buffer;
static buffer stack;
NOINLINE static void reserve(buffer *b, int n) {
    if (b->room >= n) return;
    long used = b->end - b->first;
    b->first = realloc(b->first, n * sizeof *b->first);
    b->end = b->first + used;
    b->at = b->first;
    b->room = n;
}
NOINLINE static void push(buffer *b, double v) {
    if (b->end == b->first + b->room) reserve(b, 2 * b->room + 1);
    *b->end++ = v;
}
NOINLINE static double total(buffer *b) {
    double s = 0;
    for (b->at = b->first; b->at != b->end; b->at++) s += *b->at * *b->at * (b->at - b->first + 1);
    return s;
}
static double pushed(double *x, int n) { // one function for static and for local memory
    buffer local = {0};
    stack.end = stack.first;
    for (int i = 0; i < n; i++) {
        push(&stack, x[i] * x[n - 1 - i]);
        push(&local, x[i]);
        push(&local, stack.end[-1]);
    }
    double s = total(&stack) * total(&local);
    free(local.first);
    return s;
}

static double *now, *next;
static int steps;
static double exchanged(double *x, int n) {
    if (!now) now = malloc(8 * sizeof *now), next = malloc(8 * sizeof *next);
    for (int i = 0; i < n; i++) now[i] = x[i];
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < n; i++) next[i] = now[i] * now[(i + 1) % n];
        double *t = now;
        now = next;
        next = t;
    }
    steps += 3;
    double s = 0;
    for (int i = 0; i < n; i++) s += now[i] * (i + 1);
    return s;
}

static double *whole, *half, *copy; // two pointers to one beginning, one into the middle
static double shared(double *x, int n) {
    if (!whole) whole = malloc(16 * sizeof *whole), half = whole + 8, copy = whole;
    for (int i = 0; i < n; i++) whole[i] = x[i] * x[i], half[i] = x[i] * copy[i];
    double s = 0;
    for (int i = 0; i < n; i++) s += copy[i] * whole[8 + i] * half[n - 1 - i];
    return s;
}

static double *rows[3];
static double in_rows(double *x, int n) {
    if (!rows[0])
        for (int r = 0; r < 3; r++) rows[r] = calloc(8, sizeof *rows[r]);
    for (int i = 0; i < n; i++) rows[0][i] = x[i], rows[1][i] = x[i] * rows[0][i], rows[2][i] = rows[0][i] * rows[1][i];
    double s = 0;
    for (int i = 0; i < n; i++) s += rows[2][i] * rows[1][n - 1 - i];
    return s;
}

static struct {
    double at_zero, *table;
    double more[4];
} lookup;
static double table_in_struct(double *x, int n) { // constants from heap memory, numbers in the struct itself
    if (!lookup.table) {
        lookup.table = malloc(8 * sizeof *lookup.table);
        for (int i = 0; i < 8; i++) lookup.table[i] = cos(i);
    }
    lookup.at_zero = x[0] * x[1];
    lookup.more[n & 3] = x[2];
    double s = lookup.at_zero;
    for (int i = 0; i < n; i++) s += lookup.table[i] * x[i] * x[i] * lookup.more[n & 3];
    return s;
}

static const double point[8] = {0.5, -1.1, 0.7, 0.9, 1.3, -0.4, 0.25, 1.7};
#define COMPARE(f)                                                                                                             \
    for (int k = 0; k < 12; k++) {                                                                                             \
        const int sizes[6] = {5, 5, 8, 4, 8, 6}, n = sizes[k % 6];                                                             \
        double x[8], dx[8] = {0};                                                                                              \
        memcpy(x, point, sizeof x);                                                                                            \
        for (int times = 0; times < 2; times++) __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);              \
        for (int i = 0; i < 8; i++) dx[i] *= 0.5;                                                                              \
        if ((k ^ k / 6) & 1) f(x, sizes[(k + 1) % 6]);                                                                         \
        CHECK_FORWARD(f, point, dx, n);                                                                                        \
        CHECK_DIFFERENCES(f, point, dx, n);                                                                                    \
    }

// Second derivatives: the tangent of the gradient, against differences of the gradient.
double __enzyme_fwddiff_gradient(void *, ...);
#define COMPARE_SECOND(f)                                                                                                      \
    for (int k = 0; k < 3; k++) {                                                                                              \
        double x[8], g[8] = {0}, dg[8] = {0}, direction[8] = {1, 0, -2, 0.5}, ends[2][8] = {{0}};                              \
        memcpy(x, point, sizeof x);                                                                                            \
        __enzyme_fwddiff_gradient((void *)gradient_##f, enzyme_dup, x, direction, enzyme_dup, g, dg);                          \
        for (int side = 0; side < 2; side++) {                                                                                 \
            for (int i = 0; i < 8; i++) x[i] = point[i] + (side ? 1e-5 : -1e-5) * direction[i];                                \
            gradient_##f(x, ends[side]);                                                                                       \
        }                                                                                                                      \
        for (int i = 0; i < 8; i++) CHECK_NEAR(dg[i], (ends[1][i] - ends[0][i]) / 2e-5, 1e-7);                                 \
    }
#define GRADIENT(f)                                                                                                            \
    static void gradient_##f(double *x, double *g) { __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, 8); }
GRADIENT(in_struct)
GRADIENT(pushed)
GRADIENT(exchanged)
GRADIENT(shared)

int main(void) {
    double x[8];
    memcpy(x, point, sizeof x);
    pushed(x, 3), table_in_struct(x, 8), shared(x, 2); // plain calls come first
    COMPARE(in_struct)
    COMPARE(pushed)
    COMPARE(exchanged)
    COMPARE(shared)
    COMPARE(in_rows)
    COMPARE(table_in_struct)
    COMPARE_SECOND(in_struct)
    COMPARE_SECOND(pushed)
    COMPARE_SECOND(exchanged)
    COMPARE_SECOND(shared)
    return check_result();
}
