// levels: O1 O2 O3
// Strings in records, and as keys, beside numbers: the characters are copied, as many as there are.
#include "check.h"
#include <map>
#include <string>
#include <unordered_map>

struct part {
    std::string name;
    double mass;
};

static double by_name(double *x, int n) {
    std::map<std::string, double> m;
    m["mass"] = x[0];
    m["length"] = x[1] * x[1];
    m["width"] = x[2];
    m["x"] = x[n - 1];
    double s = 0;
    for (auto &[name, value] : m) s += value * value * name.size();
    return s + m["mass"] * m["length"];
}

static double by_hash(double *x, int n) {
    std::unordered_map<std::string, double> m;
    m["mass"] = x[0];
    m["length"] = x[1] * x[1];
    m["width"] = x[2];
    m["mass"] *= x[3];
    double s = m["mass"] * m["length"];
    for (auto &[name, value] : m) s += value * value * name.size();
    return s;
}

[[gnu::noinline]] static part *make(std::string &&name, double x) { return new part{std::move(name), x}; }
static double moved(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        part *one = make(std::string("x"), x[i]);
        s += one->mass * one->mass;
        delete one;
    }
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
    TRY(by_name);
    TRY(by_hash);
    TRY(moved);
    return check_result();
}
