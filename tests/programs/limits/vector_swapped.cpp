// std::swap of two vectors.
#include "limit.h"
#include <utility>
#include <vector>
static double f(const double *x) {
    std::vector<double> u(x, x + N), v(N);
    for (int t = 0; t < STEPS; t++) {
        for (int i = 0; i < N; i++) v[i] = wave(u.data(), i);
        std::swap(u, v);
    }
    double s = 0;
    for (double one : u) s += one * one;
    return s;
}
int main() { return report(f); }
