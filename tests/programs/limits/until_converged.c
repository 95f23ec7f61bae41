// Nobody knows how many steps there will be.
#include "limit.h"
static double f(const double *x) {
    double *u = malloc(N * sizeof *u), *v = malloc(N * sizeof *v), s = 0, change = 1;
    memcpy(u, x, N * sizeof *u);
    while (change > 3e-4) {
        change = 0;
        for (int i = 0; i < N; i++) v[i] = wave(u, i), change = fmax(change, fabs(v[i] - u[i]));
        memcpy(u, v, N * sizeof *u);
        if (u[0] < 0.05) break;
    }
    for (int i = 0; i < N; i++) s += u[i] * u[i];
    free(u), free(v);
    return s;
}
int main(void) { return report(f); }
