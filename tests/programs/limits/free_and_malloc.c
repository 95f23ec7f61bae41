// The old state is released, and a new buffer taken in its place.
#include "limit.h"
static double f(const double *x) {
    double *u = malloc(N * sizeof *u), *v = malloc(N * sizeof *v), s = 0;
    memcpy(u, x, N * sizeof *u);
    for (int t = 0; t < STEPS; t++) {
        for (int i = 0; i < N; i++) v[i] = wave(u, i);
        free(u);
        u = v;
        v = malloc(N * sizeof *v);
    }
    for (int i = 0; i < N; i++) s += u[i] * u[i];
    free(u), free(v);
    return s;
}
int main(void) { return report(f); }
