// What functions return under enzyme_hub.hpp. The seed is 1 in each number of an object; one without numbers has no seed, and what the
// function writes counts.
#include "enzyme_hub.hpp"
#include "check.h"
#include <algorithm>
#include <array>
#include <complex>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

using enzyme::active;
using enzyme::duplicated;
using enzyme::gradient;

static std::pair<double, double> both(double x) { return {x * x, x * x * x}; }
static std::tuple<double, float, int, double> three(double x) { return {x * x, float(x), 7, x * x * x}; }
static std::array<double, 5> five(double x) { return {x * x, x * x * x, 1, 2, 3 * x}; }
static std::complex<double> turned(double x) { return {x * x, 5 * x}; }
static std::optional<double> maybe(double x) { return x > 0 ? std::optional<double>(x * x) : std::nullopt; }
struct owner { // not trivially destructible, and numbers all the same
    double a, b, c;
    ~owner() { a = 0; }
};
static owner owned(double x) { return {x * x, x, 2 * x}; }
static std::vector<int> counted(const std::vector<double> &x, std::vector<double> &y) {
    y[0] = x[0] * x[1];
    return std::vector<int>(x.size());
}
static std::vector<double> squares(const std::vector<double> &x) {
    std::vector<double> y(x);
    for (double &v : y) v = v * v;
    return y;
}

int main() {
    CHECK(gradient(both, active(2.0)), 4 + 12);
    CHECK(gradient(both, enzyme::seed(std::pair<double, double>(1, 0)), active(2.0)), 4);
    CHECK(gradient(three, active(2.0)), 4 + 1 + 12);
    CHECK(gradient(five, active(2.0)), 4 + 12 + 3);
    CHECK(gradient(turned, active(2.0)), 4 + 5);
    CHECK(gradient(maybe, active(2.0)), 4);
    CHECK(gradient(owned, active(2.0)), 4 + 1 + 2);

    std::vector<double> x{3, 4}, dx(2), y(1), dy{1};
    enzyme::autodiff<enzyme::Reverse>(counted, duplicated(x, dx), duplicated(y, dy));
    CHECK(dx[0], 4), CHECK(dx[1], 3);

    // In forward mode the tangent of a vector is one; in reverse mode its numbers are written to what is duplicated, or do not count.
    std::vector<double> tx{1, 10};
    auto tangent = enzyme::fwddiff(squares, duplicated(x, tx));
    CHECK(tangent.size(), 2), CHECK(tangent[0], 6), CHECK(tangent[1], 80);
    std::vector<double> z(2), dz{1, 10}, gx(2);
    auto into = [](const std::vector<double> &a, std::vector<double> &b) {
        const std::vector<double> found = squares(a);
        std::copy(found.begin(), found.end(), b.begin());
    };
    enzyme::autodiff<enzyme::Reverse>(into, duplicated(x, gx), duplicated(z, dz));
    CHECK(gx[0], 6), CHECK(gx[1], 80);
    return check_result();
}
