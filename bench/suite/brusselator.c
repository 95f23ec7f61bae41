// Fourth-order Runge-Kutta steps of the Brusselator on a periodic square: both concentrations and the two reaction rates.
#include "suite.h"

enum { M = 32, CELLS = M * M, STATE = 2 * CELLS, STEPS = 20 };
static const double STEP = 2e-3, SPREAD = 2.0;

static void start(double *x, long n) {
    for (int i = 0; i < CELLS; i++) x[i] = 1 + 0.3 * sin(0.2 * i), x[CELLS + i] = 2 + 0.3 * cos(0.3 * i);
    x[STATE] = 1.0, x[STATE + 1] = 3.4;
}

ACTIVE static void rates(number *restrict du, const number *restrict u, const number *restrict p) {
    const number *v = u + CELLS;
    for (int i = 0; i < M; i++) {
        int up = (i + M - 1) % M, down = (i + 1) % M;
        for (int j = 0; j < M; j++) {
            int left = (j + M - 1) % M, right = (j + 1) % M, at = i * M + j;
            number a = u[at], b = v[at], reaction = a * a * b;
            number la = u[up * M + j] + u[down * M + j] + u[i * M + left] + u[i * M + right] - 4 * a;
            number lb = v[up * M + j] + v[down * M + j] + v[i * M + left] + v[i * M + right] - 4 * b;
            du[at] = p[0] + reaction - (p[1] + 1) * a + SPREAD * la;
            du[CELLS + at] = p[1] * a - reaction + SPREAD * lb;
        }
    }
}

ACTIVE static number objective(const number *x, long n) {
    number u[STATE], t[STATE], k1[STATE], k2[STATE], k3[STATE], k4[STATE], sum = 0;
    memcpy(u, x, sizeof u);
    for (int step = 0; step < STEPS; step++) {
        rates(k1, u, x + STATE);
        for (int i = 0; i < STATE; i++) t[i] = u[i] + STEP / 2 * k1[i];
        rates(k2, t, x + STATE);
        for (int i = 0; i < STATE; i++) t[i] = u[i] + STEP / 2 * k2[i];
        rates(k3, t, x + STATE);
        for (int i = 0; i < STATE; i++) t[i] = u[i] + STEP * k3[i];
        rates(k4, t, x + STATE);
        for (int i = 0; i < STATE; i++) u[i] += STEP / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
    for (int i = 0; i < STATE; i++) sum += u[i] * u[i];
    return sum;
}

// Adds to gu and gp what the adjoint g of the rates at u contributes.
static void rates_adjoint(const double *restrict g, const double *restrict u, const double *restrict p, double *restrict gu,
                          double *restrict gp) {
    double g0 = 0, g1 = 0;
    for (int i = 0; i < M; i++) {
        int up = (i + M - 1) % M, down = (i + 1) % M;
        for (int j = 0; j < M; j++) {
            int left = (j + M - 1) % M, right = (j + 1) % M, at = i * M + j;
            const double *h = g + CELLS;
            double a = u[at], b = u[CELLS + at], ga = g[at], gb = h[at], d = ga - gb;
            double la = g[up * M + j] + g[down * M + j] + g[i * M + left] + g[i * M + right] - 4 * ga;
            double lb = h[up * M + j] + h[down * M + j] + h[i * M + left] + h[i * M + right] - 4 * gb;
            g0 += ga, g1 -= a * d;
            gu[at] += 2 * a * b * d - ga - p[1] * d + SPREAD * la;
            gu[CELLS + at] += a * a * d + SPREAD * lb;
        }
    }
    gp[0] += g0, gp[1] += g1;
}

static void by_hand(const double *x, double *dx, long n) {
    double (*all)[4][STATE] = malloc(STEPS * sizeof *all), u[STATE], k[STATE], sums[STATE], g[STATE], gk[STATE], gt[STATE];
    const double *p = x + STATE, at[4] = {0, STEP / 2, STEP / 2, STEP}, weight[4] = {STEP / 6, STEP / 3, STEP / 3, STEP / 6};
    memcpy(u, x, sizeof u);
    for (int step = 0; step < STEPS; step++) {
        memset(sums, 0, sizeof sums);
        for (int stage = 0; stage < 4; stage++) {
            double *t = all[step][stage];
            for (int i = 0; i < STATE; i++) t[i] = stage ? u[i] + at[stage] * k[i] : u[i];
            rates(k, t, p);
            for (int i = 0; i < STATE; i++) sums[i] += weight[stage] * k[i];
        }
        for (int i = 0; i < STATE; i++) u[i] += sums[i];
    }
    for (int i = 0; i < STATE; i++) g[i] = 2 * u[i];
    for (int step = STEPS - 1; step >= 0; step--) {
        memcpy(sums, g, sizeof g);
        for (int stage = 3; stage >= 0; stage--) {
            for (int i = 0; i < STATE; i++) gk[i] = weight[stage] * sums[i] + (stage < 3 ? at[stage + 1] * gt[i] : 0);
            memset(gt, 0, sizeof gt);
            rates_adjoint(gk, all[step][stage], p, gt, dx + STATE);
            for (int i = 0; i < STATE; i++) g[i] += gt[i];
        }
    }
    for (int i = 0; i < STATE; i++) dx[i] += g[i];
    free(all);
}

SUITE_FROM(STATE + 2, start)
