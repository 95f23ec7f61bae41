// The pieces of the page, each in a function that says what they should give.
#include "check.h"

#include <algorithm>
#include <array>
#include <complex>
#include <enzyme_hub.hpp>
#include <functional>
#include <vector>

namespace basics {
double f(double x, double y) { return x * x * y; }
double seen[2];
void use(double value, double by_x) { seen[0] = value, seen[1] = by_x; }
void run(double x, double y) {
    // <page 1>
    CHECK(dx, 2 * x * y);
    CHECK(dy, x * x);
    CHECK(seen[0], x * x * y);
    CHECK(seen[1], 2 * x * y);
    CHECK(tangent, 2 * x * y);
}
} // namespace basics

namespace in_lanes {
double f(double x, double y) { return x * x * y; }
double energy(double x) { return x * x * x; }
void into(const std::vector<double> &x, std::vector<double> &y) {
    for (std::size_t i = 0; i < y.size(); i++) y[i] = x[i] * x[i];
}
void fill(std::array<std::vector<double>, 4> &seeds) {
    for (std::size_t lane = 0; lane < 4; lane++) seeds[lane] = {1.0 + lane, 0.5};
}
void run(double weight) {
    std::array<std::vector<double>, 4> seeds;
    for (std::size_t lane = 0; lane < 4; lane++) seeds[lane] = {1.0 + lane, 0.5};
    {
        const double x = 3, y = 4;
        // <page 2>
        CHECK(along_x, 24.0);
        CHECK(along_y, 9.0);
        CHECK(two[0], 27.0);
        CHECK(two[1], 27 * weight);
    }
    const std::vector<double> x = {2, 3};
    std::vector<double> y(2);
    std::array<std::vector<double>, 4> rows;
    rows.fill(std::vector<double>(2));
    // <page 3>
    for (std::size_t lane = 0; lane < 4; lane++) {
        CHECK(rows[lane][0], (1.0 + lane) * 4);
        CHECK(rows[lane][1], 0.5 * 6);
    }
}
} // namespace in_lanes

namespace objects {
double energy(const std::vector<double> &x) {
    double sum = 0;
    for (double v : x) sum += v * v;
    return sum;
}
void run(const std::vector<double> &x) {
    // <page 4>
    CHECK(dx[1], 2 * x[1]);
}
} // namespace objects

namespace results {
std::vector<double> squares(const std::vector<double> &x) {
    std::vector<double> y;
    for (double v : x) y.push_back(v * v);
    return y;
}
void run(const std::vector<double> &x) {
    std::vector<double> dx(x.size()), y(x.size()), dy = {1, 10};
    // <page 5>
    CHECK(y[1], x[1] * x[1]);
    CHECK(dx[0], 2 * x[0]);
    CHECK(dx[1], 20 * x[1]);
}
std::complex<double> wave(double x) { return {x * x, 3 * x}; }
void run_complex() {
    CHECK(enzyme::gradient(wave, enzyme::active(2.0)), 7.0);
    CHECK(enzyme::gradient(wave, enzyme::seed(std::complex(1.0, 0.0)), enzyme::active(2.0)), 4.0);
}
} // namespace results

namespace function_objects {
struct Model {
    double k;
    double operator()(double x) const { return k * x * x; }
};
void run(double k) {
    const double x = 3, q_slope = 2 * 5 * x;
    Model model{5}, dmodel{0};
    // <page 6>
    CHECK(dx, 2 * k * x);
    CHECK(dq, q_slope);
    CHECK(dmodel.k, x * x);
}
} // namespace function_objects

namespace helpers {
// <page 7>
double square(double x) { return x * x; }
double area(double x) { return x * x; }
double area(double x, double y) { return x * y; }
struct Spring {
    double k;
    double energy(double x) const { return k * x * x / 2; }
    double of_this(double x) const {
        return slope([this](double v) { return energy(v); }, x);
    }
};
template <auto f> double slope_of(double x) { return enzyme::gradient(f, enzyme::active(x)); }
static inline double by_pointer(double (*f)(double), double x) { return enzyme::gradient(f, enzyme::active(x)); }
void run(double k) {
    const Spring spring{k};
    // <page 8>
    CHECK(by_function, 6.0);
    CHECK(by_lambda, 6.0);
    CHECK(by_overload, 6.0);
    CHECK(by_member, 3 * k);
    CHECK(by_library, std::cos(3.0));
    CHECK(spring.of_this(3.0), 3 * k);
    CHECK(slope_of<square>(3.0), 6.0);
    CHECK(by_pointer(square, 3.0), 6.0);
    std::function<double(double)> held = [k](double x) { return k * x * x; };
    CHECK(slope(held, 3.0), 6 * k);
}
} // namespace helpers

namespace run_time {
double pick(const double *x, const double *c, bool which) {
    const double *p = which ? x : c;
    return p[0] * p[0] * x[0];
}
void run(bool which) {
    double x[1] = {3}, dx[1] = {0};
    const double c[1] = {2};
    // <page 9>
    CHECK(dx[0], which ? 27.0 : 4.0);
}
} // namespace run_time

namespace split {
double f(double x, const double *p) { return x * x * p[0]; }
double loss_slope(double value) { return 2 * value; }
void run(double x) {
    double p[1] = {5}, dp[1] = {0}, tp[1] = {0};
    // <page 10>
    CHECK(seed, 10 * x * x);
    CHECK(tangent, 10 * x);
    CHECK(dx, seed * 10 * x);
    CHECK(dp[0], seed * x * x);
}
} // namespace split

namespace declared {
ENZYME_NOINLINE double norm(double x);
double norm(double x, double y) { return x + y; }
namespace geometry {
template <class T> ENZYME_NOINLINE T area(T x) { return x * x; }
} // namespace geometry
// The factors 10 and 20 show whose derivatives they are.
double norm_augment(double x) { return norm(x); }
double norm_gradient(double x, double seed) { return 10 * seed * x; }
double area_tangent(double x, double dx) { return 20 * x * dx; }
// <page 11>
double norm(double x) { return x * x / 2; }
void run() {
    CHECK(enzyme::gradient([](double x) { return norm(x); }, enzyme::active(3.0)), 30.0);
    CHECK(enzyme::fwddiff([](double x) { return geometry::area<double>(x); }, enzyme::duplicated(3.0, 1.0)), 60.0);
}
} // namespace declared

int main(int argc, char **) {
    basics::run(3, 4);
    in_lanes::run(2);
    objects::run({3, 4});
    results::run({3, 4});
    results::run_complex();
    function_objects::run(argc);
    helpers::run(argc + 1);
    run_time::run(false);
    run_time::run(true);
    split::run(3);
    declared::run();
    return check_failures;
}
