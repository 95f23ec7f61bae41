// Sixteen steps of diffusion with a nonlinear source on a cube, with a coefficient in each cell.
#include "suite.h"

enum { M = 24, CELLS = M * M * M, STEPS = 16 };
#define AT(i, j, k) (((i) * M + (j)) * M + (k))
#define INSIDE(body)                          \
    for (int i = 1; i < M - 1; i++)           \
        for (int j = 1; j < M - 1; j++)       \
            for (int k = 1; k < M - 1; k++) { \
                int at = AT(i, j, k);         \
                body                          \
            }
#define AROUND(u) (u[at - 1] + u[at + 1] + u[at - M] + u[at + M] + u[at - M * M] + u[at + M * M])

ACTIVE static number objective(const number *x, long n) {
    const number *c = x + CELLS;
    number *u = malloc(CELLS * sizeof *u), *v = malloc(CELLS * sizeof *v), sum = 0;
    memcpy(u, x, CELLS * sizeof *u), memcpy(v, x, CELLS * sizeof *v);
    for (int step = 0; step < STEPS; step++) {
        INSIDE(v[at] = u[at] + 0.05 * c[at] * (AROUND(u) - 6 * u[at]) + 0.01 * u[at] * u[at] * (1 - u[at]);)
        number *t = u;
        u = v, v = t;
    }
    for (int i = 0; i < CELLS; i++) sum += u[i] * u[i];
    free(u), free(v);
    return sum;
}

static void by_hand(const double *x, double *dx, long n) {
    const double *c = x + CELLS;
    double *dc = dx + CELLS, *all = malloc((size_t)(STEPS + 1) * CELLS * sizeof *all), *g = malloc(CELLS * sizeof *g);
    double *h = malloc(CELLS * sizeof *h);
    memcpy(all, x, CELLS * sizeof *all);
    for (int step = 0; step < STEPS; step++) {
        const double *restrict u = all + (size_t)step * CELLS;
        double *restrict v = all + (size_t)(step + 1) * CELLS;
        memcpy(v, u, CELLS * sizeof *v);
        INSIDE(v[at] = u[at] + 0.05 * c[at] * (AROUND(u) - 6 * u[at]) + 0.01 * u[at] * u[at] * (1 - u[at]);)
    }
    for (int i = 0; i < CELLS; i++) g[i] = 2 * all[(size_t)STEPS * CELLS + i];
    for (int step = STEPS - 1; step >= 0; step--) {
        const double *restrict u = all + (size_t)step * CELLS;
        double *restrict p = h, *restrict q = g, *restrict w = dc;
        memcpy(p, q, CELLS * sizeof *p);
        INSIDE(p[at] = q[at] * (1 + 0.01 * u[at] * (2 - 3 * u[at]));)
        INSIDE(double r = 0.05 * q[at]; w[at] += r * (AROUND(u) - 6 * u[at]); r *= c[at]; p[at] -= 6 * r; p[at - 1] += r;
               p[at + 1] += r; p[at - M] += r; p[at + M] += r; p[at - M * M] += r; p[at + M * M] += r;)
        double *t = g;
        g = h, h = t;
    }
    for (int i = 0; i < CELLS; i++) dx[i] += g[i];
    free(all), free(g), free(h);
}

SUITE(2 * CELLS)
