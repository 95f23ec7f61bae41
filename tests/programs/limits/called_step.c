// All numbers are in a function that the loop calls.
#include "limit.h"
__attribute__((noinline)) static void step(double *v, const double *u) {
    for (int i = 0; i < N; i++) v[i] = wave(u, i);
}
static double f(const double *x) {
    double *u = malloc(N * sizeof *u), *v = malloc(N * sizeof *v), s = 0;
    memcpy(u, x, N * sizeof *u);
    for (int t = 0; t < STEPS; t++) {
        step(v, u);
        double *old = u;
        u = v, v = old;
    }
    for (int i = 0; i < N; i++) s += u[i] * u[i];
    free(u), free(v);
    return s;
}
int main(void) { return report(f); }
