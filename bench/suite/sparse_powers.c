// Twenty-four products of a sparse matrix, whose entries are differentiated, with a vector, each bent a little.
#include "suite.h"

enum { ROWS = 2000, PER_ROW = 9, ENTRIES = ROWS * PER_ROW, POWERS = 24 };
static int column[ENTRIES], first[ROWS + 1];

static void start(double *x, long n) {
    for (int i = 0; i < ENTRIES; i++) x[i] = 0.1 + 0.05 * sin(0.7 * i);
    for (int i = 0; i < ROWS; i++) x[ENTRIES + i] = 1 + 0.5 * cos(0.9 * i);
    for (int i = 0; i <= ROWS; i++) first[i] = i * PER_ROW;
    for (int i = 0; i < ENTRIES; i++) column[i] = (i / PER_ROW + (i % PER_ROW) * (i % PER_ROW) * 31) % ROWS;
}

ACTIVE static void product(const number *entries, const number *restrict y, number *restrict z) {
    for (int r = 0; r < ROWS; r++) {
        number s = 0;
        for (int e = first[r]; e < first[r + 1]; e++) s += entries[e] * y[column[e]];
        z[r] = s / (1 + 0.1 * s * s);
    }
}

ACTIVE static number objective(const number *x, long n) {
    number *y = malloc(ROWS * sizeof *y), *z = malloc(ROWS * sizeof *z), sum = 0;
    memcpy(y, x + ENTRIES, ROWS * sizeof *y);
    for (int p = 0; p < POWERS; p++) {
        product(x, y, z);
        number *t = y;
        y = z, z = t;
    }
    for (int r = 0; r < ROWS; r++) sum += y[r] * y[r];
    free(y), free(z);
    return sum;
}

static void by_hand(const double *x, double *dx, long n) {
    double (*all)[ROWS] = malloc((POWERS + 1) * sizeof *all), *g = malloc(ROWS * sizeof *g), *h = malloc(ROWS * sizeof *h);
    memcpy(all[0], x + ENTRIES, sizeof *all);
    for (int p = 0; p < POWERS; p++) product(x, all[p], all[p + 1]);
    for (int r = 0; r < ROWS; r++) g[r] = 2 * all[POWERS][r];
    for (int p = POWERS - 1; p >= 0; p--) {
        const double *restrict y = all[p];
        double *restrict out = h, *restrict entries = dx;
        memset(h, 0, ROWS * sizeof *h);
        for (int r = 0; r < ROWS; r++) {
            double s = 0, t, w;
            for (int e = first[r]; e < first[r + 1]; e++) s += x[e] * y[column[e]];
            t = 1 + 0.1 * s * s;
            w = g[r] * (1 - 0.1 * s * s) / (t * t);
            for (int e = first[r]; e < first[r + 1]; e++) {
                entries[e] += w * y[column[e]];
                out[column[e]] += w * x[e];
            }
        }
        double *t = g;
        g = h, h = t;
    }
    for (int r = 0; r < ROWS; r++) dx[ENTRIES + r] += g[r];
    free(all), free(g), free(h);
}

SUITE_FROM(ENTRIES + ROWS, start)
