// Bytes that move: each function's arguments are described in test_memory_types.py.
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define OWN __attribute__((noinline))

struct mixed { double x; int n; double *p; };
struct pair { float x, y; };
struct list { double value; struct list *next; };
struct table { long count; double entries[10]; long check; };
struct inner { float weight; short tag; double rate; };
struct outer { char name[5]; struct inner parts[3]; long double wide; };
union number { double real; int64_t whole; };

OWN void copy8(void *to, const void *from) { memcpy(to, from, 8); }
double copied(double *a, double *b) { copy8(a, b); return *a * 2; }

void whole_struct(struct mixed *a, const struct mixed *b) { *a = *b; a->x *= 2; a->n += 1; a->p[3] = 1; }
void by_size(double *a, const double *b, long n) { memcpy(a, b, n * sizeof *a); for (long i = 0; i < n; i++) a[i] *= 2; }
void cleared(double *a, long n) { memset(a, 0, n * sizeof *a); for (long i = 0; i < n; i++) a[i] += i; }
void pairs(struct pair *a, const struct pair *b) { *a = *b; a->x *= 2; }
struct pair pair_by_value(struct pair a, struct pair b) { struct pair r = {a.x + b.x, a.y * b.y}; return r; }
long indirect(const int *index, double *x, int n) { long s = 0; for (int i = 0; i < n; i++) { s += index[i]; x[index[i]] = 2; } return s; }
double *fresh(long n) { double *r = malloc(n * sizeof *r); if (!r) abort(); for (long i = 0; i < n; i++) r[i] = i; return r; }
double sum_list(const struct list *l) { double s = 0; for (; l; l = l->next) s += l->value; return s; }
void exchange(struct list *a, struct list *b) { struct list t = *a; *a = *b; *b = t; a->value *= 2; a->next->next = b; }
double rows(double **r, int n, int m) { double s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) s += r[i][j]; return s; }
double backwards(const double *x, long n) { double s = 0; for (const double *e = x + n; e != x;) s = s * *--e; return s; }
double in_table(struct table *t, struct table *u, long i) { u->count = t->count + 1; u->check = t->check ^ i; return t->entries[i]; }
void nested(struct outer *a, const struct outer *b) { *a = *b; }
double both(union number *u) { u->whole = u->whole * 3 + 1; return u->real; }
double chosen(int64_t *a, int c) { int64_t t = c ? a[0] : a[1]; a[2] = t; double d; memcpy(&d, &t, 8); return d * d; }
int sign(const double *x) { int64_t bits; memcpy(&bits, x, 8); return bits < 0 ? -1 : *x > 0; }

OWN void exchange8(void *a, void *b) { char t[8]; memcpy(t, a, 8); memcpy(a, b, 8); memcpy(b, t, 8); }
double contexts(double *x, long *n) { exchange8(x, x + 1); exchange8(n, n + 1); n[0] *= 3; return x[0] * x[1] + n[0]; }
double only_doubles(double *x) { exchange8(x, x + 1); return x[0] / x[1]; }
