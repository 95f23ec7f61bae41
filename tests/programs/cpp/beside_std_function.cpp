// A request over std::function beside one over std::partial_sort and other algorithms: what one becomes does not depend on the other.
// flags: -fno-inline
#include "check.h"
#include <algorithm>
#include <functional>
#include <memory>
#include <vector>
__attribute__((noinline)) static double smallest(double *x, int n) {
    double sum = 0.1;
    std::vector<double> v(x, x + n);
    std::partial_sort(v.begin(), v.begin() + 3, v.end());
    for (size_t i = 0; i < v.size(); i++) sum += 0.1 * (i + 1) * v[i] * v[i];
    return std::cos(sum);
}
static double f(double *x, int n) {
    double local[4];
    for (int i = 0; i < 4; i++) local[i] = std::sin(x[i % n] * (i + 1) * 0.3);
    return smallest(x, n) * local[n % 4];
}
static double called(double *b, int n) {
    std::function<double(double)> h = [&](double x) { return x * b[1]; };
    return h(b[0]);
}
struct Law {
    virtual ~Law() = default;
    virtual double at(double x) const = 0;
};
struct Square : Law {
    double c;
    explicit Square(double c) : c(c) {}
    double at(double x) const override { return c * x * x; }
};
static double owned(double *x, int n) {
    std::vector<std::unique_ptr<Law>> laws;
    for (int i = 0; i < n; i++) laws.push_back(std::make_unique<Square>(x[i]));
    double sum = 0;
    for (int i = 0; i < n; i++) sum += laws[i]->at(x[n - 1 - i]);
    return sum;
}

int main() {
    double x[9];
    for (int i = 0; i < 9; i++) x[i] = 0.3 + 0.17 * i - 0.02 * i * i + (i % 3) * 0.1137;
    CHECK_GRADIENT(f, x, 9);
    CHECK_GRADIENT(called, x, 9);
    CHECK_GRADIENT(owned, x, 9);
    return check_result();
}
