// flags: -g
// std::function in vectors and maps: closures of several sizes, two signatures in one program, recursion, bind.
#include "check.h"
#include <functional>
#include <map>
#include <vector>

static double layers(double *x, int n) {
    std::vector<std::function<double(double)>> v;
    for (int i = 0; i < n; i++) {
        double a = x[i], b = x[(i + 1) % n];
        if (i % 3 == 0) v.push_back([a](double y) { return a * y; });
        if (i % 3 == 1) v.push_back([a, b](double y) { return a * y + b; });
        if (i % 3 == 2) v.push_back([x](double y) { return std::sin(x[2]) + y; });
    }
    double r = x[0];
    for (auto &g : v) r = g(r) + 1;
    return r;
}

static double of_two_signatures(double *x, int n) {
    std::function<double(double)> rescale = [x](double a) { return a * x[0] + x[1]; };
    std::function<double(int)> series = [&](int k) -> double {
        return k < 1 ? x[1] : series(k - 1) * 0.5 + rescale(k * x[0]);
    };
    return series(n) + rescale(x[1]);
}

static double by_number(double *x, int n) {
    std::map<int, std::function<double(double)>> terms;
    double a = x[0], b = x[1];
    terms[1] = [a](double y) { return a * y; };
    terms[0] = [b](double y) { return b * y * y; };
    double s = 0;
    for (int i = 0; i < n; i++) s += terms[i % 2](x[i]);
    for (auto &[key, term] : terms) s += term(x[n - 1]) * (key + 2);
    return s;
}

static double product(double a, double b) { return a * b; }
static double bound(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        std::function<double(double)> times = std::bind(product, x[i], std::placeholders::_1);
        s += times(x[0]) * times(2);
    }
    return s;
}

int main() {
    double x[5] = {0.7, 1.3, -0.4, 2.0, 0.9};
    CHECK_GRADIENT(layers, x, 5);
    CHECK_GRADIENT(of_two_signatures, x, 3);
    CHECK_GRADIENT(by_number, x, 5);
    CHECK_GRADIENT(bound, x, 5);
    return check_failures != 0;
}
