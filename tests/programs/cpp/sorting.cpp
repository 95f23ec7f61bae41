// std::sort and its kin have bodies; std::qsort is C's.
#include "check.h"
#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

struct item { double key, value; };

static double sorted(double *x, int n) {
    std::vector<item> items;
    for (int i = 0; i < n; i++) items.push_back({std::sin(3 * x[i]), x[i] * x[i]});
    std::sort(items.begin(), items.end(), [](const item &a, const item &b) { return a.key < b.key; });
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * items[i].value * items[i].key;
    return sum;
}
static double by_place(double *x, int n) {
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [x](int i, int j) { return x[i] > x[j]; });
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * x[order[i]] * x[order[i]];
    return sum;
}
static double by_c(double *x, int n) {
    std::vector<item> items;
    for (int i = 0; i < n; i++) items.push_back({std::cos(2 * x[i]), x[i]});
    std::qsort(items.data(), items.size(), sizeof(item), [](const void *a, const void *b) {
        double one = static_cast<const item *>(a)->key, other = static_cast<const item *>(b)->key;
        return one < other ? -1 : one > other;
    });
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * items[i].value * items[i].value * items[i].key;
    return sum;
}

template <double (*f)(double *, int)> static void check() {
    double x[24], point[24], gradient[24] = {0};
    for (int i = 0; i < 24; i++) point[i] = x[i] = 0.03 + 0.02 * (7 * i % 24); // far from ties
    __enzyme_autodiff((void *)f, enzyme_dup, point, gradient, enzyme_const, 24);
    CHECK_DIFFERENCES(f, x, gradient, 24);
}

int main() {
    check<sorted>();
    check<by_place>();
    check<by_c>();
    return check_result();
}
