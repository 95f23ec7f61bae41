// Logarithm of a determinant by Cholesky's method.
#include "suite.h"

ACTIVE static number objective(const number *x, long n) {
    int m = (int)sqrt((double)n);
    number *l = malloc(m * m * sizeof *l), sum = 0;
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) l[i * m + j] = 0.5 * (x[i * m + j] + x[j * m
        + i]) + (i == j ? 2 * m : 0);
    for (int j = 0; j < m; j++) {
        number d = l[j * m + j];
        for (int k = 0; k < j; k++) d -= l[j * m + k] * l[j * m + k];
        d = sqrt(d);
        l[j * m + j] = d;
        for (int i = j + 1; i < m; i++) {
            number s = l[i * m + j];
            for (int k = 0; k < j; k++) s -= l[i * m + k] * l[j * m + k];
            l[i * m + j] = s / d;
        }
    }
    for (int j = 0; j < m; j++) sum += 2 * log(l[j * m + j]);
    free(l);
    return sum;
}
static void by_hand(const double *x, double *dx, long n) {
    int m = (int)sqrt((double)n);
    double *l = malloc(m * m * sizeof *l), *g = calloc(m * m, 8);
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) l[i * m + j] = 0.5 * (x[i * m + j] + x[j * m
        + i]) + (i == j ? 2 * m : 0);
    for (int j = 0; j < m; j++) {
        double d = l[j * m + j];
        for (int k = 0; k < j; k++) d -= l[j * m + k] * l[j * m + k];
        d = sqrt(d);
        l[j * m + j] = d;
        for (int i = j + 1; i < m; i++) {
            double s = l[i * m + j];
            for (int k = 0; k < j; k++) s -= l[i * m + k] * l[j * m + k];
            l[i * m + j] = s / d;
        }
    }
    for (int j = 0; j < m; j++) g[j * m + j] = 2 / l[j * m + j];
    for (int j = m - 1; j >= 0; j--) {
        double d = l[j * m + j], dd = g[j * m + j];
        for (int i = m - 1; i > j; i--) {
            double s = g[i * m + j] / d;
            dd -= s * l[i * m + j];
            g[i * m + j] = s;
            double *restrict gi = g + i * m, *restrict gj = g + j * m; const double *restrict li = l
                + i * m, *restrict lj = l + j * m;
            for (int k = 0; k < j; k++) { gi[k] -= s * lj[k]; gj[k] -= s * li[k]; }
        }
        dd /= 2 * d;
        g[j * m + j] = dd;
        for (int k = 0; k < j; k++) g[j * m + k] -= 2 * dd * l[j * m + k];
    }
    for (int i = 0; i < m; i++) for (int j = 0; j <= i; j++) {
        dx[i * m + j] += 0.5 * g[i * m + j];
        dx[j * m + i] += 0.5 * g[i * m + j];
    }
    free(l); free(g);
}

SUITE(10000)
