// Maps, whose nodes the C++ library links by native functions: insertion at random, erasure, iteration both ways.
#include "check.h"
#include <map>
#include <vector>

static int scattered(int i) { return (i * 37 + 11) % 101; }

static double in_map(double *x, int n) {
    std::map<int, double> m;
    for (int i = 0; i < 60; i++) m[scattered(i)] = x[i % n] * (i + 1);
    for (int i = 0; i < 60; i += 3) m.erase(scattered(i));
    double s = 0, weight = 1;
    for (auto &[key, value] : m) s += value * value * weight++ + key * value;
    for (auto it = m.rbegin(); it != m.rend(); ++it) s += it->second * weight--;
    auto found = m.lower_bound(50);
    return s * 1e-3 + found->second * found->second;
}

static double in_multimap(double *x, int n) {
    std::multimap<int, std::vector<double>> m;
    for (int i = 0; i < n; i++) m.emplace(i % 2, std::vector<double>{x[i] * x[i], 2.0});
    double s = 0;
    for (auto &[key, values] : m) s += (key + 1) * values[0] * values[1];
    return s;
}

#define TRY(f)                                                                                                                 \
    do {                                                                                                                       \
        double dx[5] = {0};                                                                                                    \
        __enzyme_autodiff((void *)f, x, dx, 5);                                                                                \
        CHECK_DIFFERENCES(f, x, dx, 5);                                                                                        \
    } while (0)

int main() {
    double x[5] = {1.5, -0.5, 2, 0.75, 3};
    TRY(in_map);
    TRY(in_multimap);
    return check_result();
}
