// Tables of pointers that are cleared: of a size that is known when the program runs, a part of a table, records with numbers
// beside pointers, pointers in a union with a number, words that are written as integers.
// memory: O2
#include "check.h"
#include <stdint.h>
#define NOINLINE __attribute__((noinline))
enum { K = 4 };

NOINLINE static void clear_rows(double **rows, int n) {
    for (int i = 0; i < n; i++) free(rows[i]);
    memset(rows, 0, n * sizeof *rows);
}
static double rows(double *x, int n) {
    double **table = calloc(n, sizeof *table), r = 0;
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++)
            if ((i + t) % 2) table[i] = malloc(sizeof **table), *table[i] = x[i] * x[(i + 1) % n];
        for (int i = 0; i < n; i++)
            if (table[i]) r += *table[i] * (i + t + 1);
        clear_rows(table, n);
    }
    clear_rows(table, n);
    free(table);
    return r;
}

struct record { double weight; double *data; int count; float scale; };
NOINLINE static void clear_records(struct record *r, int from, int to) {
    for (int i = from; i < to; i++) free(r[i].data);
    memset(r + from, 0, (to - from) * sizeof *r);
}
static double records(double *x, int n) {
    struct record *table = calloc(n, sizeof *table);
    double r = 0;
    for (int t = 0; t < 3; t++) {
        for (int i = 0; i < n; i++) {
            struct record *one = &table[i];
            one->data = realloc(one->data, ++one->count * sizeof(double));
            one->data[one->count - 1] = x[i] * x[i];
            one->weight += x[(i + t) % n];
            one->scale = 0.5f;
        }
        for (int i = 0; i < n; i++)
            for (int k = 0; k < table[i].count; k++) r += table[i].weight * table[i].data[k] * (k + 1) * table[i].scale;
        clear_records(table, t % 2, n - t % 2);
    }
    clear_records(table, 0, n);
    free(table);
    return r;
}

// A number in one variant, a pointer in the other; the whole is cleared from either.
struct variant { int is_pointer; union { double number; double *pointer; } u; };
NOINLINE static void reset(struct variant *v) {
    if (v->is_pointer) free(v->u.pointer);
    memset(v, 0, sizeof *v);
}
NOINLINE static void set(struct variant *v, double x, int is_pointer) {
    reset(v);
    v->is_pointer = is_pointer;
    if (is_pointer) v->u.pointer = malloc(sizeof(double)), *v->u.pointer = x;
    else v->u.number = x;
}
NOINLINE static double get(const struct variant *v) { return v->is_pointer ? *v->u.pointer : v->u.number; }
static double variants(double *x, int n) {
    struct variant v[3] = {{0}};
    double r = 0;
    for (int t = 0; t < 9; t++) {
        set(&v[t % 3], x[t % n] * x[(t + 1) % n], t % 2);
        for (int i = 0; i < 3; i++) r += get(&v[i]) * (t + i + 1);
        if (t % 4 == 3) reset(&v[0]);
    }
    for (int i = 0; i < 3; i++) reset(&v[i]);
    return r;
}

// The words of a pointer and a count, written as integers.
typedef struct { double *p; long n; } pair;
NOINLINE static void forget(pair *a) {
    uintptr_t zero[2] = {0, 0};
    free(a->p);
    memcpy(a, zero, sizeof zero);
}
NOINLINE static void make(pair *a, double x) {
    if (!a->p) a->p = calloc(2, sizeof(double));
    a->p[a->n++ % 2] += x;
}
static double as_integers(double *x, int n) {
    pair a = {0};
    double r = 0;
    for (int t = 0; t < 2 * n; t++) {
        make(&a, x[t % n] * x[t % n]);
        r += a.p[0] * x[0] + a.p[1];
        if (t % 3 == 2) forget(&a);
    }
    forget(&a);
    return r;
}

// A large table inside of a struct, cleared as a whole with what is beside it.
struct grid { double origin[2]; double *cells[200]; int used; };
static double large(double *x, int n) {
    struct grid *g = calloc(1, sizeof *g);
    double r = 0;
    for (int t = 0; t < 2; t++) {
        g->origin[0] = x[0] * x[t % n];
        for (int i = 0; i < n; i++) {
            double **cell = &g->cells[(37 * i + t) % 200];
            if (!*cell) *cell = calloc(1, sizeof **cell), g->used++;
            **cell += x[i] * x[i] * g->origin[0];
        }
        for (int i = 0; i < 200; i++)
            if (g->cells[i]) r += *g->cells[i] * (i % 7 + 1);
        for (int i = 0; i < 200; i++) free(g->cells[i]);
        memset(g, 0, sizeof *g);
    }
    for (int i = 0; i < 200; i++) free(g->cells[i]);
    free(g);
    return r;
}

int main(void) {
    double x[5] = {0.3, 1.1, -0.7, 0.9, 1.6};
    CHECK_GRADIENT(rows, x, 5);
    CHECK_GRADIENT(records, x, 5);
    CHECK_GRADIENT(variants, x, 5);
    CHECK_GRADIENT(as_integers, x, 5);
    CHECK_GRADIENT(large, x, 5);
    return check_result();
}
