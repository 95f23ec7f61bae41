// Two fields that are assigned in each step, and parameters that stay.
#include "limit.h"
#include <vector>
static double f(const double *x) {
    std::vector<double> u(x, x + N), p(N, 0.5), k(x, x + N), next(N), rate(N);
    for (int t = 0; t < STEPS; t++) {
        for (int i = 0; i < N; i++) rate[i] = 0.01 * u[i] * k[i];
        for (int i = 0; i < N; i++) next[i] = wave(u.data(), i) - rate[i] * 0.1 + 0.001 * p[i];
        u = next;
        p = rate;
    }
    double s = 0;
    for (int i = 0; i < N; i++) s += u[i] * u[i] + p[i];
    return s;
}
int main() { return report(f); }
