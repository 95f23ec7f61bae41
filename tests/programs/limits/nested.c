// Substeps in each step, several arrays, and a loop that is left early.
#include "limit.h"
static double f(const double *x) {
    double *u = malloc(N * sizeof *u), *v = malloc(N * sizeof *v), *k = calloc(N, sizeof *k), s = 0;
    memcpy(u, x, N * sizeof *u);
    for (int t = 0; t < STEPS / 2; t++) {
        for (int part = 0; part < 2; part++) {
            for (int i = 0; i < N; i++) k[i] = 0.5 * k[i] + 0.01 * u[i] * u[i];
            for (int i = 0; i < N; i++) v[i] = wave(u, i) + 0.001 * k[i];
            double *old = u;
            u = v, v = old;
        }
        if (u[7] > 1e3) break;
    }
    for (int i = 0; i < N; i++) s += u[i] * u[i] + k[i];
    free(u), free(v), free(k);
    return s;
}
int main(void) { return report(f); }
