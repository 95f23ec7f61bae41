// A struct made inside of active data, a constant table and a constant array of indices: integers need no shadow.
#include "check.h"

static const double table[4] = {0.5, -1, 2, 0.25};

struct sparse {
    const int *index;
    const double *weight, *x;
};

__attribute__((noinline)) static double sum(const struct sparse *s, int n) {
    double total = 0;
    for (int k = 0; k < n; k++) total += s->weight[k] * s->x[s->index[k]] * s->x[k];
    return total;
}

__attribute__((noinline)) static const double *longer(const double *x, int n) { return n > 4 ? x : table; }

static const int index_of[4] = {2, 0, 3, 2};

static double g(const int *index, double *x, int n) {
    struct sparse s = {index, longer(x, n), x};
    return sum(&s, n) * x[1];
}

static double f(double *x, int n) { return g(index_of, x, n); }

int main(void) {
    double x[4] = {0.5, 1.25, -0.75, 2}, dx[4] = {0};
    __enzyme_autodiff((void *)g, enzyme_const, index_of, enzyme_dup, x, dx, enzyme_const, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
