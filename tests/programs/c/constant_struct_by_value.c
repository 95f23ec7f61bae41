// A constant struct passed by value is the callee's variable: varied numbers that are stored there count.
#include "check.h"

struct state {
    double scale, offset;
    int place;
    double part[3];
};

__attribute__((noinline)) static struct state step(const double *x, struct state s) {
    s.scale *= x[0];
    s.part[s.place] = x[1] * s.scale;
    return s;
}

static double inside(double *x, int n) {
    struct state s = {1.5, 2, 1, {1, 2, 3}};
    s = step(x, s);
    s.place = 2;
    s = step(x, s);
    return s.scale * s.part[1] + s.part[2] * s.offset;
}

__attribute__((noinline)) static double sum(const struct state *s) { return s->scale * s->part[0] + s->part[1]; }

static double requested(struct state s, double *x, int n) {
    for (int i = 0; i < n; i++) s.scale += x[i] * s.part[i];
    s.part[1] *= x[0];
    return sum(&s);
}

static double by_hand(double *x, int n) {
    struct state s = {1.5, 2, 1, {1, 2, 3}};
    return requested(s, x, n);
}

int main(void) {
    double x[2] = {0.7, 0.9}, dx[2] = {0};
    __enzyme_autodiff((void *)inside, x, dx, 2);
    CHECK_DIFFERENCES(inside, x, dx, 2);

    double y[2] = {0.7, 0.9}, dy[2] = {0};
    struct state s = {1.5, 2, 1, {1, 2, 3}};
    __enzyme_autodiff((void *)requested, enzyme_const, s, enzyme_dup, y, dy, enzyme_const, 2);
    CHECK_DIFFERENCES(by_hand, y, dy, 2);
    return check_result();
}
