// Twenty explicit steps of a nonlinear heat equation in the plane.
#include "suite.h"

#define STEPS 20
ACTIVE static number objective(const number *x, long n) {
    int m = (int)sqrt((double)n);
    number *u = malloc(n * sizeof(number)), *v = malloc(n * sizeof(number)), sum = 0;
    memcpy(u, x, n * sizeof(number)); memcpy(v, x, n * sizeof(number));
    for (int s = 0; s < STEPS; s++) {
        for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) {
            number c = u[i * m + j];
            v[i * m + j] = c + 0.1 * c * (u[i * m + j - 1] + u[i * m + j + 1] + u[(i - 1) * m + j] + u[(i
                + 1) * m + j] - 4 * c);
        }
        number *t = u; u = v; v = t;
    }
    for (int i = 0; i < n; i++) sum += u[i] * u[i];
    free(u); free(v);
    return sum;
}
static void by_hand(const double *x, double *dx, long n) {
    int m = (int)sqrt((double)n);
    double *all = malloc((size_t)n * sizeof(double) * (STEPS + 1));
    memcpy(all, x, n * sizeof(double));
    for (int s = 0; s < STEPS; s++) {
        double *restrict u = all + (size_t)s * n, *restrict v = u + n;
        memcpy(v, u, n * sizeof(double));
        for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) {
            double c = u[i * m + j];
            v[i * m + j] = c + 0.1 * c * (u[i * m + j - 1] + u[i * m + j + 1] + u[(i - 1) * m + j] + u[(i
                + 1) * m + j] - 4 * c);
        }
    }
    double *du = malloc(n * sizeof(double)), *dv = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) dv[i] = 2 * all[(size_t)STEPS * n + i];
    for (int s = STEPS - 1; s >= 0; s--) {
        double *restrict u = all + (size_t)s * n, *restrict p = du, *restrict q = dv;
        memcpy(p, q, n * sizeof(double));
        for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) p[i * m + j] = 0;
        for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) {
            double c = u[i * m + j], r = q[i * m + j];
            double lap = u[i * m + j - 1] + u[i * m + j + 1] + u[(i - 1) * m + j] + u[(i + 1) * m + j] - 4 * c;
            p[i * m + j] += r * (1 + 0.1 * lap - 0.4 * c);
            double w = 0.1 * c * r;
            p[i * m + j - 1] += w; p[i * m + j + 1] += w; p[(i - 1) * m + j] += w; p[(i + 1) * m + j] += w;
        }
        double *t = du; du = dv; dv = t;
    }
    for (int i = 0; i < n; i++) dx[i] += dv[i];
    free(all); free(du); free(dv);
}

SUITE(10000)
