#include <math.h>
#include <stdio.h>
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);

static double flux(double left, double right, double k) {
    double slope = right - left;
    if (fabs(slope) > 2.0)
        return k * (slope > 0 ? 2.0 : -2.0);
    return k * slope;
}

static double energy(double *u, const double *k, int n, int steps, double dt) {
    for (int t = 0; t < steps; t++) {
        double before = 0;
        for (int i = 0; i + 1 < n; i++) {
            double f = flux(u[i], u[i + 1], k[i]);
            u[i] += dt * (f - before);
            before = f;
        }
        u[n - 1] -= dt * before;
    }
    double total = 0;
    for (int i = 0; i < n; i++)
        total += exp(-u[i]) * u[i];
    return total + floor(u[0]);
}

int main(void) {
    enum { n = 64 };
    double u[n], du[n] = {0}, k[n], dk[n] = {0};
    for (int i = 0; i < n; i++) {
        u[i] = sin(i);
        k[i] = 1 + .5 * cos(i);
    }
    __enzyme_autodiff((void *)energy, u, du, k, dk, n, 100, .1);
    printf("%g %g\n", du[0], dk[0]);
}
