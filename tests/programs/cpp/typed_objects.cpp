// Function objects through enzyme_hub.hpp: lambdas with and without captures, generic ones, objects with shadows of their own.
#include "enzyme_hub.hpp"
#include "check.h"
#include <cmath>
#include <functional>
#include <vector>

using enzyme::active;
using enzyme::constant;
using enzyme::duplicated;

struct polynomial {
    double c[3];
    double operator()(double x) const { return c[0] + x * (c[1] + x * c[2]); }
};
template <typename F> static double slope_of(const F &f, double x) { return enzyme::gradient(f, active(x)); }
static double square(double x) { return x * x; }
static double applied(double (*g)(double), double x) { return g(x) * x; }
namespace {
struct pair { // a type of this file's own
    double a, b;
};
double product(pair p) { return p.a * p.b; }
} // namespace

int main() {
    CHECK(enzyme::gradient([](double x) { return std::sin(x); }, active(0.5)), std::cos(0.5));
    double k = 5;
    std::vector<double> weights{1, 2};
    auto weighted = [k, &weights](double x) { return k * x * x * weights[1]; };
    CHECK(enzyme::gradient(weighted, active(3.0)), 60);
    CHECK(slope_of(weighted, 3.0), 60);
    CHECK(slope_of(square, 3.0), 6);
    CHECK(slope_of(&square, 3.0), 6);
    CHECK(enzyme::fwddiff(weighted, duplicated(3.0, 2.0)), 120);
    CHECK(enzyme::gradient([](auto x, auto n) { return x * x * n; }, active(3.0), constant(2)), 12);
    CHECK(slope_of([&](double x) { return slope_of([&](double y) { return y * y * y * x; }, x); }, 2.0), 3 * 3 * 4);

    std::function<double(double)> erased = weighted;
    CHECK(enzyme::gradient(erased, active(3.0)), 60);
    CHECK(enzyme::gradient(applied, constant(square), active(2.0)), 12);
    CHECK(enzyme::gradient(product, active(pair{2, 3})).a, 3);

    // A counter is not constant, but nothing of it is differentiated.
    int calls = 0;
    auto counting = [&calls](const double *x, int n) mutable {
        calls++;
        double sum = 0;
        for (int i = 0; i < n; i++) sum += x[i] * x[i];
        return sum;
    };
    double x[2] = {1, 2}, dx[2] = {0};
    CHECK(enzyme::autodiff<enzyme::ReverseWithPrimal>(counting, duplicated(x, dx), constant(2)).value, 5);
    CHECK(dx[1], 4), CHECK(calls, 1);

    // Parameters of the object that are differentiated.
    polynomial p{{1, 2, 3}}, dp{}, tp{{0, 0, 1}};
    CHECK(enzyme::gradient(p, active(2.0)), 14);
    CHECK(enzyme::gradient(duplicated(p, dp), active(2.0)), 14);
    CHECK(dp.c[0], 1), CHECK(dp.c[1], 2), CHECK(dp.c[2], 4);
    CHECK(enzyme::fwddiff(duplicated(p, tp), duplicated(2.0, 1.0)), 14 + 4);
    CHECK(enzyme::fwddiff(constant(p), duplicated(2.0, 1.0)), 14);
    return check_result();
}
