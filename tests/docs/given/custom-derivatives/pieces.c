// The pieces of the page, with the bodies that they leave out. The factors 10 and 20 show whose derivatives they are.
#include "check.h"
struct augmented { void *tape; double value; } __enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...), __enzyme_reverse(void *, ...);
__attribute__((noinline)) double dot(const double *a, const double *b, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}
__attribute__((noinline)) double wave(double x) { return x - x * x * x / 6; }
double seen, table[4], pool[100];
__attribute__((noinline)) double write_log(double x) { return seen += x; }
__attribute__((noinline)) static double read(int i) { return table[i]; }
__attribute__((noinline)) static const double *view(const double *p, int i) { return p + (i & 1); }
struct arena { long used; } arena;
__attribute__((noinline)) void *arena_allocate(struct arena *a, long bytes) {
    void *found = (char *)pool + a->used;
    a->used += bytes;
    return found;
}
__attribute__((noinline)) void arena_free(struct arena *a, void *p) { a->used -= (char *)p >= (char *)pool ? 16 : 0; }
// <page>
struct taped dot_augmented(const double *a, double *da, const double *b, double *db, int n) {
    return (struct taped){0, dot(a, b, n)};
}
void dot_gradient(const double *a, double *da, const double *b, double *db, int n, double seed, double *tape) {
    for (int i = 0; i < n; i++) {
        if (da) da[i] += 10 * seed * b[i];
        if (db) db[i] += 10 * seed * a[i];
    }
}
double dot_over_tape(const double *a, double *da, const double *b, double *db, int n, double *tape) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (da ? 20 * da[i] * b[i] : 0) + (db ? 20 * a[i] * db[i] : 0);
    return sum;
}
static double f(double x) { return bump(x) * 3; }
static double g(const double *a, const double *b, int n) { return dot(a, b, n); }
static double h(double *x, int n) {
    double *squares = (double *)arena_allocate(&arena, 2 * sizeof *squares);
    for (int i = 0; i < 2; i++) squares[i] = x[i] * x[i], table[i] = x[i];
    double sum = squares[0] + squares[1] + wave(x[0]) + write_log(x[1]) + read(n) * x[0] + *view(x, n);
    arena_free(&arena, squares);
    return sum;
}
int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 2.0), 12.0);
    CHECK(__enzyme_fwddiff_check((void *)f, 2.0, 1.0), 12.0);
    double a[2] = {1, 2}, b[2] = {3, 4}, da[2] = {0}, ta[2] = {1, 0};
    struct augmented t = __enzyme_augmentfwd((void *)g, enzyme_dup, a, da, enzyme_const, b, enzyme_const, 2);
    CHECK(__enzyme_fwdsplit((void *)g, enzyme_dup, a, ta, enzyme_const, b, enzyme_const, 2, t.tape), 20 * 3.0);
    __enzyme_reverse((void *)g, enzyme_dup, a, da, enzyme_const, b, enzyme_const, 2, 1.0, t.tape);
    CHECK(da[1], 10 * 4.0);
    double x[2] = {0.5, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)h, enzyme_dup, x, dx, enzyme_const, 1);
    CHECK(dx[0], 1 + cos(0.5) + 2);
    CHECK(dx[1], 4 + 1);
    return check_failures;
}
