// A string that grows in native code beside vectors whose elements begin with an integer: what a derivative makes is released, all of it.
// memory: O2
#include "check.h"
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

static std::string grown(int n) {
    std::string s = "k";
    for (int i = 0; i < n; i++) s += char('a' + i % 26);
    return s;
}

static double pairs(double *a, int n) {
    double r = 0;
    {
        std::string s = "k";
        for (int i = 0; i < n; i++) s += char('a' + i);
        r += a[s.size() % n] * a[2];
    }
    std::vector<std::pair<int, double>> v;
    for (int i = 0; i < n; i++) v.emplace_back(n - i, a[i]);
    std::sort(v.begin(), v.end(), [](const auto &p, const auto &q) { return p.first < q.first; });
    for (int i = 0; i < n; i++) r += 0.1 * (i + 1) * v[i].second * v[i].second;
    return r;
}

struct Sample {
    int bin;
    double value;
};
static double structs(double *a, int n) {
    std::vector<Sample> v;
    std::string log;
    for (int i = 0; i < n; i++) {
        v.push_back({i % 3, a[i] * a[i]});
        log.append(grown(5)).push_back(';');
    }
    double r = 0;
    for (const Sample &s : v) r += s.value * (s.bin + 1);
    return r * log.size() * 0.01;
}

int main() {
    double x[9];
    for (int i = 0; i < 9; i++) x[i] = 0.55 + 0.21 * i;
    CHECK_GRADIENT(pairs, x, 9);
    CHECK_GRADIENT(structs, x, 9);
    return check_result();
}
