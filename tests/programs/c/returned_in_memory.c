// Requested functions whose result is a struct in memory (sret): every number of it is seeded with 1, or with the seed
// that the request gives; and structs passed by a hidden copy, whose derivatives come back in the order of the arguments.
#include "check.h"

struct state {
    double position[3], energy;
    int steps;
    float weight;
};

static struct state move(double x, const double *v, int n) {
    struct state s = {{x, x * x, 0}, 1, n, 2};
    for (int i = 0; i < n; i++) {
        s.position[i % 3] += v[i] * x;
        s.energy *= v[i];
    }
    s.weight *= (float)x;
    return s;
}

struct ball {
    double c[4];
    int tag;
};

static double inside(double r, struct ball b, double scale, struct ball other) {
    return r * b.c[0] * other.c[3] + scale * b.c[1] * b.tag;
}

struct inside_gradient {
    double r;
    struct ball b;
    double scale;
    struct ball other;
};

struct state_and_derivative {
    struct state value;
    double dx;
};

extern struct state_and_derivative __enzyme_autodiff_state(void *, ...);
extern struct inside_gradient __enzyme_autodiff_inside(void *, ...);

int main(void) {
    double v[4] = {0.5, -2, 3, 1.5}, dv[4] = {0};
    const double x = 1.25, energy = 0.5 * -2 * 3 * 1.5;

    // d/dx of x + x^2 + (0.5 - 2 + 3 + 1.5) x + energy + 2 x
    CHECK(__enzyme_autodiff((void *)move, x, v, dv, 4), 1 + 2 * x + 3 + 2);
    for (int i = 0; i < 4; i++) CHECK(dv[i], x + energy / v[i]);

    struct state seed = {{0, 2, 0}, -1, 0, 0.5f};
    memset(dv, 0, sizeof dv);
    CHECK(__enzyme_autodiff((void *)move, x, v, dv, 4, seed), 2 * (2 * x + v[1]) + 0.5 * 2);
    for (int i = 0; i < 4; i++) CHECK(dv[i], (i == 1 ? 2 * x : 0) - energy / v[i]);

    struct state_and_derivative both = __enzyme_autodiff_state((void *)move, enzyme_primal_return, x, v, dv, 4);
    CHECK(both.value.position[1], x * x + v[1] * x);
    CHECK(both.value.energy, energy);
    CHECK(both.value.steps, 4);
    CHECK(both.dx, 1 + 2 * x + 3 + 2);

    struct ball b = {{2, 3, 5, 7}, 11}, other = {{1, 1, 1, -4}, 0};
    struct inside_gradient g = __enzyme_autodiff_inside((void *)inside, 0.5, b, 1.5, other);
    CHECK(g.r, 2 * -4);
    CHECK(g.b.c[0], 0.5 * -4);
    CHECK(g.b.c[1], 1.5 * 11);
    CHECK(g.b.c[2], 0);
    CHECK(g.scale, 3 * 11);
    CHECK(g.other.c[3], 0.5 * 2);
    return check_result();
}
