// std::variant of a number and an integer: what is visited as an integer has no derivative.
// levels: O1 O1g O2 O3
#include <variant>
#include <vector>
#include "../c/check.h"
using value = std::variant<double, long>;
static double f(const double *x) {
    std::vector<value> v;
    for (int i = 0; i < 4; i++)
        if (i % 2) v.push_back(x[i]);
        else v.push_back((long)i);
    double s = 0;
    for (auto &one : v) s += std::visit([](auto a) { return (double)a * a; }, one) * x[0];
    return s;
}
int main() {
    double x[4] = {1.5, 2, 3, 4}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx);
    CHECK(dx[0], 4. + 16 + 4);
    CHECK(dx[1], 2 * 2 * 1.5);
    CHECK(dx[2], 0.);
    CHECK(dx[3], 8 * 1.5);
    return check_result();
}
