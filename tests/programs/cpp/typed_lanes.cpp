// Several lanes and seeds through enzyme_hub.hpp: derivatives along several directions, and of several adjoints, at once.
#include "enzyme_hub.hpp"
#include "check.h"
#include <array>
#include <cmath>
#include <vector>
using namespace enzyme;

static double f(double x, double *y, float w, int n) {
    double s = x;
    for (int i = 0; i < n; i++) { y[i] = std::sin(s * y[i]) * w; s += y[i] * y[i]; }
    return s;
}
static double two(double x, double y) { return x * x * y; }
static double sum(const std::vector<double> &x) { double s = 0; for (double v : x) s += v * v; return s; }
struct material { double stiffness, density; };
static material moved(double x, material m) { return {m.stiffness * x, m.density * x * x}; }
struct scaling {
    double by;
    double operator()(double x) const { return by * x; }
};

int main() {
    CHECK(gradient([](double x) { return x * x; }, seed(3.0), active(2.0)), 12);
    auto [dx, dy] = gradient(two, seed(1.0, 10.0), active(2.0), active(5.0));
    CHECK(dx[0], 20); CHECK(dx[1], 200); CHECK(dy[1], 40);
    auto t = fwddiff(two, duplicated(2.0, lanes(1.0, 0.0, 1.0)), duplicated(5.0, lanes(0.0, 1.0, 1.0)));
    CHECK(t[0], 20); CHECK(t[1], 4); CHECK(t[2], 24);
    auto tp = autodiff<ForwardWithPrimal>(two, duplicated(2.0, lanes(1.0, 0.0)), duplicated(5.0, lanes(0.0, 1.0)));
    CHECK(tp.value, 20); CHECK(tp.tangent[1], 4);
    std::vector<double> x{1, 2}, d0{1, 0}, d1{0, 1};
    std::array<double, 2> tt = fwddiff(sum, duplicated(x, lanes(d0, d1)));
    CHECK(tt[0], 2); CHECK(tt[1], 4);
    std::array<std::vector<double>, 2> ds{std::vector<double>{0, 0}, std::vector<double>{0, 0}};
    gradient(sum, seed(1.0, 2.0), duplicated(x, lanes(ds)));
    CHECK(ds[0][1], 4); CHECK(ds[1][1], 8);
    double y[2] = {1, 2}, e0[2] = {0}, e1[2] = {0}, z[2] = {1, 2}, ez[2] = {0};
    auto one = autodiff<ReverseWithPrimal>(f, active(1.2), duplicated(z, ez), active(0.5f), constant(2));
    auto both = autodiff<ReverseWithPrimal>(f, seed(1.0, -2.0), active(1.2), duplicated(y, lanes(e0, e1)), active(0.5f), constant(2));
    CHECK(both.value, one.value);
    CHECK(std::get<0>(both.derivatives)[1], -2 * std::get<0>(one.derivatives));
    CHECK(std::get<1>(both.derivatives)[1], -2 * std::get<1>(one.derivatives));
    CHECK(e1[1], -2 * ez[1]);
    // structs
    auto m = gradient(moved, seed(material{1, 10}), active(3.0), active(material{2, 5}));
    CHECK(std::get<0>(m), 2 + 10 * 30); CHECK(std::get<1>(m).density, 90);
    auto m2 = gradient(moved, seed(material{1, 10}, material{2, 1}), active(3.0), active(material{2, 5}));
    CHECK(std::get<0>(m2)[1], 4 + 30); CHECK(std::get<1>(m2)[0].density, 90);
    auto mt = fwddiff(moved, duplicated(3.0, lanes(1.0, 2.0)), constant(material{2, 5}));
    CHECK(mt[1].density, 60);

    // A function object in several lanes; lanes of a const object; a number by reference.
    material k{2, 3}, k0{}, k1{};
    auto object = duplicated(k, lanes(k0, k1));
    auto by_object = [](const material &m, const double &v) { return m.stiffness * m.density * v; };
    auto both_v = gradient(by_object, seed(1.0, 10.0), object, active(4.0));
    CHECK(both_v[1], 60), CHECK(k0.density, 8), CHECK(k1.density, 80);
    scaling g{3}, g0{}, g1{};
    CHECK(gradient(duplicated(g, lanes(g0, g1)), seed(1.0, 2.0), active(5.0))[1], 6), CHECK(g1.by, 10);
    double v = 2, t0 = 1, t1 = 2;
    CHECK(fwddiff(by_object, constant(k), duplicated(v, lanes(t0, t1)))[1], 12);
    return check_result();
}
