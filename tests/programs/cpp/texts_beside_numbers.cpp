// levels: O0 O1 O2 O3
// enough: O0 O2
// Short and long strings beside numbers, as keys and in records: blocks of strings are made by native code.
#include "check.h"
#include <algorithm>
#include <map>
#include <string>
#include <vector>

static double by_text(double *x, int n) {
    std::map<std::string, double> m;
    const char *keys[] = {"alpha", "beta", "gamma"};
    for (int i = 0; i < n; i++) m[keys[i % 3]] += x[i] * x[i];
    double s = 0;
    int j = 1;
    for (auto &[key, value] : m) s += value * value * j++ * key.size();
    return s;
}

struct item {
    std::string name;
    double v;
};
static double sorted(double *x, int n) {
    std::vector<item> v;
    for (int i = 0; i < n; i++) v.push_back({"number " + std::to_string((i * 7) % n) + " with a long tail", x[i]});
    std::sort(v.begin(), v.end(), [](const item &a, const item &b) { return a.name < b.name; });
    double s = 0;
    for (int i = 0; i < n; i++) s += (i + 1) * v[i].v * v[i].v;
    return s;
}

struct deep {
    std::string name;
    std::vector<double> v;
};
static double records(double *x, int n) {
    std::map<int, deep> m;
    for (int i = 0; i < n; i++) {
        m[i % 2].name += "text text text";
        m[i % 2].v.push_back(x[i]);
    }
    double s = 0;
    for (auto &[key, d] : m)
        for (size_t i = 0; i < d.v.size(); i++) s += d.v[i] * d.v[i] * (i + 1) * d.name.size();
    return s;
}

static double pairs(double *x, int n) {
    std::vector<std::pair<std::string, double>> p{{"k", x[0]}, {"a name that does not fit into a string", x[1]}};
    double s = 0;
    for (auto &[name, v] : p) s += v * v * name.size() * x[n - 1];
    return s;
}

int main() {
    double x[6] = {0.3, 1.2, -0.7, 2.0, 0.9, -1.1};
    CHECK_GRADIENT(by_text, x, 6);
    CHECK_GRADIENT(sorted, x, 6);
    CHECK_GRADIENT(records, x, 6);
    CHECK_GRADIENT(pairs, x, 6);
    return check_failures != 0;
}
