// A function that is not inlined returns the next state: the loop keeps its tape, and the link says so.
#include "limit.h"
__attribute__((noinline)) static double *stepped(const double *u, int n) {
    double *v = malloc(n * sizeof *v);
    for (int i = 0; i < n; i++) v[i] = wave(u, i);
    return v;
}
static double f(const double *x) {
    double *u = malloc(N * sizeof *u), s = 0;
    memcpy(u, x, N * sizeof *u);
    for (int t = 0; t < STEPS; t++) {
        double *v = stepped(u, N);
        free(u);
        u = v;
    }
    for (int i = 0; i < N; i++) s += u[i] * u[i];
    free(u);
    return s;
}
int main(void) { return report(f); }
