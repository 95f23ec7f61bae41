// Words that hold a number at times, and a pointer or an integer at others, are copied whole: what they are is seen at run time.
// levels: O1 O2
#include "check.h"

// Numbers that are put there by an index, where integers lie at other times.
typedef struct {
    long kind;
    union {
        double a[3];
        struct {
            long n, m, k;
        } i;
    } u;
} counted;

__attribute__((noinline)) static void fill(counted *v, double x, int n) {
    for (int i = 0; i < n; i++) v->u.a[i] = x * (i + 1);
    v->kind = 1;
}
__attribute__((noinline)) static void count(counted *v, long n) {
    v->u.i.n = n;
    v->u.i.m = 2 * n;
    v->u.i.k = 3 * n;
    v->kind = 0;
}
__attribute__((noinline)) static void copy(counted *to, const counted *from) { *to = *from; }
__attribute__((noinline)) static double total(const counted *v, int n) {
    if (v->kind == 0) return (double)(v->u.i.n + v->u.i.m + v->u.i.k);
    double s = 0;
    for (int i = 0; i < n; i++) s += v->u.a[i] * (i + 1);
    return s;
}
static double by_index(double x, int n) {
    counted v, w;
    count(&v, n);
    copy(&w, &v);
    double s = total(&w, n);
    fill(&v, x, n);
    copy(&w, &v);
    return s + total(&w, n);
}

// A number, or a pointer to one, moved as a pointer; both in turn, in one word.
typedef struct {
    long is_number;
    union {
        double d;
        double *p;
    } u;
} either;

__attribute__((noinline)) static void move(either *to, const either *from) {
    to->is_number = from->is_number;
    to->u.p = from->u.p;
}
__attribute__((noinline)) static double value(const either *v) { return v->is_number ? v->u.d : *v->u.p; }
static double as_pointer(double x, int n) {
    either v, w;
    double y = x * x, s = 0;
    for (int i = 0; i < n; i++) {
        v.is_number = i % 2;
        if (i % 2) v.u.d = i * x;
        else v.u.p = &y;
        move(&w, &v);
        s += value(&w);
    }
    return s;
}

// The same, swapped and moved within an array, and grown by realloc; zeros have derivatives, too.
static double rotated(double x, int n) {
    double y = x - 2;
    either *v = malloc(2 * sizeof *v);
    v[0].is_number = 1, v[0].u.d = x - 2;
    v[1].is_number = 0, v[1].u.p = &y;
    v = realloc(v, (n + 2) * sizeof *v);
    for (int i = 0; i < n; i++) {
        memmove(v + 1, v, (i + 2) * sizeof *v);
        v[0] = v[2];
    }
    double s = 0;
    for (int i = 0; i < n + 2; i++) s += (i + 1) * value(v + i);
    free(v);
    return s;
}

int main(int count, char **words) {
    (void)words;
    int n = count + 3; // 4, which no compiler sees
    CHECK(__enzyme_autodiff((void *)by_index, 2.0, n - 1), 14);
    CHECK(__enzyme_autodiff((void *)as_pointer, 2.0, n), 1 + 3 + 2 * 4);
    CHECK(__enzyme_autodiff((void *)rotated, 2.0, n), 1 + 2 + 3 + 4 + 5 + 6);
    return check_failures;
}
