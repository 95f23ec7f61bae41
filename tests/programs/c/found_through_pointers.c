// Memory of others that a function finds through pointers in its own memory, and globals passed as arguments: both may be
// written again before the reverse of the call.
#include "check.h"

static double shared[8], second[8], rows[4][8], *heap;
struct view {
    double *p;
    int n;
};

__attribute__((noinline)) static void view_of_global(struct view *v, int n) { v->p = shared, v->n = n; }
__attribute__((noinline)) static double in_struct(double a, double b, int n) {
    struct view v;
    view_of_global(&v, n);
    for (int k = 0; k < v.n; k++) v.p[k] = a * sin(b * k);
    double s = 0;
    for (int k = 0; k < v.n; k++) s += v.p[k] * v.p[v.n - 1 - k];
    return s;
}
static double through_struct(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += in_struct(x[i], x[0], n) * x[i];
    return s;
}

__attribute__((noinline)) static void find_rows(double **r) {
    for (int k = 0; k < 4; k++) r[k] = rows[k];
}
__attribute__((noinline)) static double in_table(double a, double b, int n) {
    double **r = malloc(4 * sizeof *r);
    find_rows(r);
    for (int k = 0; k < n; k++) r[k & 3][k] = a * sin(b * k);
    double s = 0;
    for (int k = 0; k < n; k++) s += r[k & 3][k] * r[k & 3][k];
    free(r);
    return s;
}
static double through_table(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += in_table(x[i], x[0], n) * x[i];
    return s;
}

__attribute__((noinline)) static void view_of_heap(struct view *v, int n) { v->p = heap, v->n = n; }
__attribute__((noinline)) static double in_block(double a, double b, int n) {
    struct view v;
    view_of_heap(&v, n);
    for (int k = 0; k < v.n; k++) v.p[k] = a * sin(b * k);
    double s = 0;
    for (int k = 0; k < v.n; k++) s += v.p[k] * v.p[v.n - 1 - k];
    return s;
}
static double through_global_pointer(double *x, int n) {
    double s = 0;
    heap = malloc(n * sizeof *heap);
    for (int i = 0; i < n; i++) s += in_block(x[i], x[0], n) * x[i];
    free(heap);
    return s;
}

__attribute__((noinline)) static double fill_and_sum(double *b, double a, int n) {
    for (int k = 0; k < n; k++) b[k] = a * sin(a * k);
    double s = 0;
    for (int k = 0; k < n; k++) s += b[k] * b[n - 1 - k];
    return s;
}
static double global_argument(double *x, int n) {
    double s = fill_and_sum(shared, x[0], n);
    s += fill_and_sum(second, x[1], n) * s;
    s += fill_and_sum(shared, x[2] * s, n);
    return s + fill_and_sum(second + 1, x[3], n - 1);
}

__attribute__((noinline)) static double sum(const double *b, int n) {
    double s = 0;
    for (int k = 0; k < n; k++) s += b[k] * b[n - 1 - k];
    return s;
}
static double global_overwritten(double *x, int n) {
    for (int i = 0; i < n; i++) shared[i] = x[i] * x[i], second[i] = sin(x[i]);
    double s = sum(shared, n) + sum(second, n);
    for (int i = 0; i < n; i++) shared[i] = i, second[i] = x[0] * i;
    return s + sum(shared, n) * sum(second, n - 1) * s;
}

#define COMPARE(f)                                                                                                     \
    {                                                                                                                  \
        double d##f[5] = {0}, y[5];                                                                                    \
        memcpy(y, x, sizeof x);                                                                                        \
        __enzyme_autodiff((void *)f, y, d##f, 5);                                                                      \
        CHECK_DIFFERENCES(f, x, d##f, 5);                                                                              \
    }

int main(void) {
    double x[5] = {0.3, 0.55, 0.7, 0.95, 1.2};
    COMPARE(through_struct)
    COMPARE(through_table)
    COMPARE(through_global_pointer)
    COMPARE(global_argument)
    COMPARE(global_overwritten)
    return check_result();
}
