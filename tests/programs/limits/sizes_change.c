// The grid is refined a few times on the way: blocks that wait are too small then, and are released.
#include "limit.h"
static double f(const double *x) {
    int n = N / 8;
    double *u = malloc(n * sizeof *u), s = 0;
    memcpy(u, x, n * sizeof *u);
    for (int t = 0; t < STEPS; t++) {
        int more = t % 1000 == 999 && n < N ? 2 * n : n;
        double *v = malloc(more * sizeof *v);
        for (int i = 0; i < more; i++) {
            const double *at = u + (more > n ? i / 2 : i);
            v[i] = *at - 0.001 * *at * *at + 0.0001 * x[i];
        }
        free(u);
        u = v, n = more;
    }
    for (int i = 0; i < n && i < N; i++) s += u[i] * u[i];
    free(u);
    return s;
}
int main(void) { return report(f); }
