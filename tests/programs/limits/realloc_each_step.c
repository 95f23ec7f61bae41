// Each step reallocates its buffers, which have the size already.
#include "limit.h"
static double f(const double *x) {
    double *u = malloc(N * sizeof *u), *v = malloc(sizeof *v), s = 0;
    memcpy(u, x, N * sizeof *u);
    for (int t = 0; t < STEPS; t++) {
        v = realloc(v, N * sizeof *v);
        for (int i = 0; i < N; i++) v[i] = wave(u, i);
        u = realloc(u, N * sizeof *u);
        memcpy(u, v, N * sizeof *u);
    }
    for (int i = 0; i < N; i++) s += u[i] * u[i];
    free(u), free(v);
    return s;
}
int main(void) { return report(f); }
