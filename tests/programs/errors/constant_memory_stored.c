// expect: EH0306 weighted constant enzyme_dup
// levels: O2
// The struct on the stack is differentiated, and one of its pointers leads to memory that has no shadow. In a derivative
// of a derivative that is not decided while the program runs.
#include "check.h"

struct pair {
    const double *w, *x;
};

__attribute__((noinline)) static double dot(const struct pair *p, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += p->w[i] * p->x[i];
    return sum;
}

double weighted(const double *w, const double *x, int n) {
    struct pair p = {w, x};
    return dot(&p, n);
}

static double slope(const double *w, const double *x, int n) {
    double dx[3] = {0};
    __enzyme_autodiff((void *)weighted, enzyme_const, w, enzyme_dup, x, dx, enzyme_const, n);
    return dx[0] * dx[1];
}

int main(void) {
    double w[3] = {1, 2, 3}, x[3] = {4, 5, 6}, dx[3] = {0};
    __enzyme_autodiff((void *)slope, enzyme_const, w, enzyme_dup, x, dx, enzyme_const, 3);
    return 0;
}
