// levels: O1 O2 O3
// Containers in which the end of the nodes lies in the container itself, beside its size: where a node has its value, there is an
// integer, or a number of another format. Type tags tell the accesses apart (clang writes none at -O0).
#include "check.h"
#include <list>
#include <map>
#include <set>
#include <unordered_map>

static int scattered(int i) { return (i * 37 + 11) % 101; }

static double in_set(double *x, int n) {
    std::set<double> m(x, x + n);
    m.insert(x[0] * x[1]);
    m.erase(m.begin());
    double s = m.size(), weight = 1;
    for (double v : m) s += v * v * weight++;
    return s;
}

static double in_hash_map(double *x, int n) {
    std::unordered_map<int, double> m;
    for (int i = 0; i < 40; i++) m[scattered(i)] += x[i % n] * x[(i + 1) % n];
    m.erase(scattered(7));
    double s = m.size();
    for (int i = 0; i < 40; i++)
        if (auto found = m.find(scattered(i)); found != m.end()) s += (i + 1) * found->second;
    for (auto &[key, value] : m) s += value * value;
    return s * 0.1;
}

static double in_list(double *x, int n) {
    std::list<double> a(x, x + n), b;
    for (int i = 0; i < n; i++) b.push_front(x[i] * x[i]);
    a.reverse();
    a.splice(++a.begin(), b, ++b.begin(), b.end());
    a.swap(b);
    b.remove_if([](double v) { return v < 0; });
    double s = 0, weight = 1;
    for (double v : b) s += v * v * weight++;
    for (double v : a) s += v * weight++;
    return s;
}

static double graph(double *x, int n) { // lists in a map, and a node that is moved from map to map
    std::map<int, std::list<double>> m, other;
    for (int i = 0; i < 12; i++) m[scattered(i) % 5].push_back(x[i % n]);
    other.insert(m.extract(m.begin()));
    double s = 0;
    for (auto *one : {&m, &other})
        for (auto &[key, values] : *one) {
            double product = 1;
            for (double v : values) product *= v;
            s += product * (key + 1);
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
    TRY(in_set);
    TRY(in_list);
    TRY(graph);
    TRY(in_hash_map);
    return check_result();
}
