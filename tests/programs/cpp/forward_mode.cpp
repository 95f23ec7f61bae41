// Forward mode through containers, structs by value, complex numbers and templates.
#include "../c/check.h"
#include <cmath>
#include <complex>
#include <memory>
#include <numeric>
#include <string>
#include <vector>
extern "C" double __enzyme_fwddiff(void *, ...);
template <typename Result, typename... Arguments> Result __enzyme_fwddiff(void *, Arguments...);

static double grown(const std::vector<double> &v, double t) {
    std::vector<double> w;
    for (double x : v) {
        w.push_back(x * t);
        if (x > 1) w.insert(w.begin(), std::exp(x));
    }
    return std::accumulate(w.begin(), w.end(), 0.0, [](double s, double x) { return s + x * x; });
}
struct big {
    double x[5];
};
static double by_value(big b) {
    double s = 0;
    for (double x : b.x) s += x * x;
    b.x[0] = s;
    return s * b.x[0];
}
static std::complex<double> turned(double x) { return std::exp(std::complex<double>(0, x)) * std::complex<double>(x, 1); }
static double norms(double x) { return std::norm(turned(x)) + turned(x).real() + std::abs(turned(x)); }
struct node {
    double value;
    std::unique_ptr<node> next;
};
static double list(const double *x, int n) {
    std::unique_ptr<node> head;
    for (int i = 0; i < n; i++) head = std::make_unique<node>(node{x[i] * x[i], std::move(head)});
    double s = 0, weight = 1;
    for (node *one = head.get(); one; one = one->next.get()) s += (weight *= 0.5) * one->value;
    return s;
}

int main() {
    std::vector<double> v{0.5, 1.5, 2}, dv{1, 2, 3};
    double want = 0;
    for (int i = 0; i < 3; i++) {
        want += 2 * v[i] * 0.5 * (dv[i] * 0.5 + v[i] * 0.25);
        if (v[i] > 1) want += 2 * std::exp(2 * v[i]) * dv[i];
    }
    CHECK(__enzyme_fwddiff((void *)grown, &v, &dv, 0.5, 0.25), want);
    CHECK(__enzyme_fwddiff<double>((void *)grown, &v, &dv, 0.5, 0.25), want);

    big b{{1, 2, 3, 4, 5}}, db{{1, 0, 0, 0, 1}};
    CHECK(__enzyme_fwddiff((void *)by_value, b, db), 2 * 55 * 12.0);

    const double x = 0.3, size = std::sqrt(x * x + 1);
    CHECK(__enzyme_fwddiff((void *)norms, x, 1.0), 2 * x - x * std::sin(x) + std::cos(x) - std::cos(x) + x / size);

    double p[4] = {1, 2, 3, 4}, dp[4] = {1, 0, -1, 2};
    CHECK(__enzyme_fwddiff((void *)list, p, dp, 4), 2 * (0.5 * 4 * 2 - 0.25 * 3 + 0.0625 * 1));
    return check_result();
}
