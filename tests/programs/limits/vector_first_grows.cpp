// The first assignment takes memory, as u is empty until then; a trace grows.
#include "limit.h"
#include <vector>
static double f(const double *x) {
    std::vector<double> u, v(x, x + N), trace;
    for (int t = 0; t < STEPS; t++) {
        u = v;
        for (int i = 0; i < N; i++) v[i] = wave(u.data(), i);
        trace.push_back(v[5] * v[6]);
    }
    double s = 0;
    for (double one : v) s += one * one;
    for (double one : trace) s += 0.01 * one;
    return s;
}
int main() { return report(f); }
