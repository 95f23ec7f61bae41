// A trace of the states grows when it is full, which is rare.
#include "limit.h"
static double f(const double *x) {
    double *u = malloc(N * sizeof *u), *v = malloc(N * sizeof *v), *trace = malloc(4 * sizeof *trace), s = 0;
    int count = 0, room = 4;
    memcpy(u, x, N * sizeof *u);
    for (int t = 0; t < STEPS; t++) {
        for (int i = 0; i < N; i++) v[i] = wave(u, i);
        memcpy(u, v, N * sizeof *u);
        if (count == room) trace = realloc(trace, (room *= 2) * sizeof *trace);
        trace[count++] = u[3] * u[4];
    }
    for (int t = 0; t < count; t++) s += trace[t] * (t % 5);
    for (int i = 0; i < N; i++) s += u[i] * u[i];
    free(u), free(v), free(trace);
    return s;
}
int main(void) { return report(f); }
