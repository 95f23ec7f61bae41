// An int in a std::variant lies below what was there before: the upper half of a number. Nobody uses that.
// levels: O0 O1 O1g O2
#include "check.h"
#include <array>
#include <variant>

enum { N = 6 };
using value = std::variant<double, int>;

[[gnu::noinline]] static double get(const value &v) {
    return std::visit([](auto a) { return a * 2.0; }, v);
}
static double f(const double *x) {
    std::array<value, N> v;
    double s = 0;
    for (int i = 0; i < N; i++) v[i] = x[i] * x[i];
    for (int i = 0; i < N; i++) s += get(v[i]);
    for (int i = 0; i < N; i += 2) v[i] = i;
    for (int i = 0; i < N; i++) s += get(v[i]) * x[0];
    return s;
}

int main() {
    double x[N], dx[N] = {0}, others = 0;
    for (int i = 0; i < N; i++) x[i] = 0.5 + i;
    __enzyme_autodiff((void *)f, x, dx);
    for (int i = 0; i < N; i++) others += i % 2 ? 2 * x[i] * x[i] : 2 * i;
    for (int i = 0; i < N; i++) CHECK(dx[i], 4 * x[i] + (i % 2 ? 4 * x[i] * x[0] : 0) + (i == 0 ? others : 0));
    return check_result();
}
