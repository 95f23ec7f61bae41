// expect: EH0306 advanced constant enzyme_dup
// levels: O2
// The copy of a constant struct is differentiated, and one of its pointers leads to memory that has no shadow. In a
// derivative of a derivative that is not decided while the program runs.
#include "check.h"

struct state {
    double *weights, value;
};

__attribute__((noinline)) static double advance(struct state *s, const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        s->value += x[i] * s->weights[i];
        sum += s->value * s->value;
    }
    return sum;
}

double advanced(const struct state *start, const double *x, int n) {
    struct state copies[2];
    memcpy(&copies[n & 1], start, sizeof *start);
    return advance(&copies[n & 1], x, n) + copies[n & 1].value;
}

static double slope(const struct state *start, const double *x, int n) {
    double dx[4] = {0};
    __enzyme_autodiff((void *)advanced, enzyme_const, start, enzyme_dup, x, dx, enzyme_const, n);
    return dx[0] * dx[1];
}

int main(void) {
    double weights[4] = {1, 2, 3, 4}, x[4] = {.5, .7, .9, .2}, dx[4] = {0};
    struct state start = {weights, 2};
    __enzyme_autodiff((void *)slope, enzyme_const, &start, enzyme_dup, x, dx, enzyme_const, 4);
    return 0;
}
