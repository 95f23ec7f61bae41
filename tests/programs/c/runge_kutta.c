// Classical Runge-Kutta steps of the Lorenz system with a noinline right-hand side.
#include "check.h"

__attribute__((noinline)) static void rhs(const double *p, const double *y, double *dy) {
    dy[0] = p[0] * (y[1] - y[0]);
    dy[1] = y[0] * (p[1] - y[2]) - y[1];
    dy[2] = y[0] * y[1] - p[2] * y[2];
}

static double f(double *p, int n) {
    double y[3] = {1, 1, p[3]}, k[4][3], t[3];
    const double h = 0.01, c[4] = {0, 0.5, 0.5, 1};
    for (int step = 0; step < 10; step++) {
        for (int s = 0; s < 4; s++) {
            for (int i = 0; i < 3; i++) t[i] = y[i] + (s ? h * c[s] * k[s - 1][i] : 0);
            rhs(p, t, k[s]);
        }
        for (int i = 0; i < 3; i++) y[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    }
    return y[0] * y[1] + y[2];
}

int main(void) {
    double p[4] = {10, 28, 8.0 / 3, 1}, dp[4] = {0};
    __enzyme_autodiff((void *)f, p, dp, 4);
    CHECK_DIFFERENCES(f, p, dp, 4);
    return check_result();
}
