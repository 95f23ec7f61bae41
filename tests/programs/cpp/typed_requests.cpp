// Requests through enzyme_hub.hpp, reverse and forward: numbers, pointers, references and structs as arguments; what comes back.
#include "enzyme_hub.hpp"
#include "check.h"
#include <array>
#include <cmath>
#include <complex>
#include <vector>

using enzyme::active;
using enzyme::constant;
using enzyme::duplicated;

static double cube(double x) noexcept { return x * x * x; }
static double mixed(float a, float b, double x, const double *p, long n, bool twice) {
    double sum = a * b * x;
    for (long i = 0; i < n; i++) sum += p[i] * x * (twice ? 2 : 1);
    return sum;
}
struct material {
    double stiffness, density;
    int index;
};
static double by_value(material m, double x, std::array<double, 3> v) { return m.stiffness * m.density * x * v[m.index]; }
static double by_reference(const material &m, const double &x) { return m.stiffness * m.density * x; }
static void into(const std::vector<double> &x, std::vector<double> &y) {
    for (std::size_t i = 0; i < x.size(); i++) y[i] = std::sin(x[i]) * x[0];
}
static material moved(double x, material m) { return {m.stiffness * x, m.density * x * x, m.index}; }
static double modulus(std::complex<double> z) { return z.real() * z.real() + 3 * z.imag(); }
template <typename T> static T power(T x, int n) { return n ? x * power(x, n - 1) : 1; }
static double slope(double x) { return enzyme::autodiff<enzyme::Reverse>(cube, active(x)); }
static int rounded(double x, double *y) {
    *y = x * x;
    return int(x);
}

int main() {
    // One derivative converts to its type; several are a tuple; with the value beside them.
    double dx = enzyme::autodiff<enzyme::Reverse>(cube, active(2.0));
    CHECK(dx, 12);
    CHECK(enzyme::gradient(cube, active(2)), 12);
    double p[2] = {1, 2}, dp[2] = {0};
    auto all = enzyme::autodiff<enzyme::ReverseWithPrimal>(mixed, active(2.0f), active(3.0f), active(5.0), duplicated(p, dp),
                                                           constant(2), constant(true));
    auto [da, db, dc] = all.derivatives;
    static_assert(std::is_same_v<decltype(all.derivatives), std::tuple<float, float, double>>);
    CHECK(all.value, 60);
    CHECK(da, 15), CHECK(db, 10), CHECK(dc, 12), CHECK(dp[0], 10), CHECK(dp[1], 10);
    CHECK(enzyme::get<1>(enzyme::get<0>(all)), 10);
    CHECK(enzyme::get<1>(all), 60);

    // Structs: by value their derivative is a struct; by reference they have a shadow, or are active.
    material m{2, 3, 1};
    auto [dm, dz, dv] = enzyme::gradient(by_value, active(m), active(4.0), active(std::array<double, 3>{5, 6, 7}));
    CHECK(dm.stiffness, 72), CHECK(dm.density, 48), CHECK(dz, 36), CHECK(dv[0], 0), CHECK(dv[1], 24);
    CHECK(enzyme::gradient(by_value, constant(m), active(4.0), constant(std::array<double, 3>{5, 6, 7})), 36);
    material shadow{};
    CHECK(enzyme::gradient(by_reference, duplicated(m, shadow), active(4.0)), 6);
    CHECK(shadow.stiffness, 12), CHECK(shadow.density, 8);
    auto [by_reference_m, by_reference_x] = enzyme::gradient(by_reference, active(m), active(4.0));
    CHECK(by_reference_m.density, 8), CHECK(by_reference_x, 6);
    std::complex<double> dc2 = enzyme::gradient(modulus, active(std::complex<double>(2, 1)));
    CHECK(dc2.real(), 4), CHECK(dc2.imag(), 3);

    // Memory: the shadow of what is written is the seed.
    std::vector<double> x{0.5, 2}, gx(2), y(2), seed{1, 10};
    enzyme::autodiff<enzyme::Reverse>(into, duplicated(x, gx), duplicated(y, seed));
    CHECK(gx[0], std::cos(0.5) * 0.5 + std::sin(0.5) + 10 * std::sin(2)), CHECK(gx[1], 10 * std::cos(2) * 0.5);
    CHECK(y[1], std::sin(2) * 0.5);
    double out = 0, dout = 1;
    auto counted = enzyme::autodiff<enzyme::ReverseWithPrimal>(rounded, active(2.5), enzyme::duplicated_noneed(&out, &dout));
    CHECK(counted.value, 2), CHECK(std::get<0>(counted.derivatives), 5);

    // Forward mode.
    CHECK(enzyme::fwddiff(cube, duplicated(2.0, 0.5)), 6);
    auto both = enzyme::autodiff<enzyme::ForwardWithPrimal>(cube, duplicated(2.0, 0.5));
    CHECK(both.tangent, 6), CHECK(both.value, 8), CHECK(enzyme::get<0>(both), 6), CHECK(enzyme::get<1>(both), 8);
    std::vector<double> tx{1, -1}, ty(2);
    enzyme::fwddiff(into, duplicated(x, tx), duplicated(y, ty));
    CHECK(ty[1], -std::cos(2) * 0.5 + std::sin(2));
    material tm{1, 0, 0};
    CHECK(enzyme::fwddiff(by_value, duplicated(m, tm), constant(4), constant(std::array<double, 3>{5, 6, 7})), 72);
    CHECK(enzyme::fwddiff(by_reference, duplicated(m, tm), duplicated(4.0, 1.0)), 12 + 6);
    material tangent = enzyme::fwddiff(moved, duplicated(3.0, 1.0), constant(m));
    CHECK(tangent.stiffness, 2), CHECK(tangent.density, 18);

    // Derivatives of derivatives, and of templates.
    CHECK(enzyme::fwddiff(slope, duplicated(2.0, 1.0)), 12);
    CHECK(enzyme::gradient(power<double>, active(2.0), constant(5)), 80);
    return check_result();
}
