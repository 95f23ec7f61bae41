// expect: EH0306 constant
// A pointer to differentiated memory in a struct that the request calls constant, and read from it again.
#include "check.h"

struct context {
    const double *data;
    int n;
};

__attribute__((noinline)) static double sum(const struct context *c) {
    double s = 0;
    for (int i = 0; i < c->n; i++) s += c->data[i] * c->data[i];
    return s;
}

static double f(const double *x, int n, struct context *c) {
    c->data = x;
    c->n = n;
    return sum(c);
}

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0};
    struct context c;
    __enzyme_autodiff((void *)f, x, dx, 3, enzyme_const, &c);
    return 0;
}
