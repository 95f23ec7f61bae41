// The two sweeps apart through enzyme_hub.hpp: seeds, tapes that are kept, functions without a result, function objects.
#include "enzyme_hub.hpp"
#include "check.h"
#include <cmath>
#include <vector>

using enzyme::active;
using enzyme::constant;
using enzyme::duplicated;

static double f(double x, double *y, float w, int n) {
    double s = x;
    for (int i = 0; i < n; i++) {
        y[i] = std::sin(s * y[i]) * w;
        s += y[i] * y[i];
    }
    return s;
}
static void squares(const std::vector<double> &x, double *y) {
    for (std::size_t i = 0; i < x.size(); i++) y[i] = x[i] * x[i];
}

int main() {
    double y[2] = {1, 2}, z[2] = {1, 2}, dy[2] = {0}, dz[2] = {0};
    auto both = enzyme::autodiff<enzyme::ReverseWithPrimal>(f, active(1.2), duplicated(z, dz), active(0.5f), constant(2));
    auto sweep = enzyme::augmented(f, active(1.2), duplicated(y, dy), active(0.5f), constant(2));
    CHECK(sweep.value, both.value);
    y[0] = y[1] = 100;
    auto [dx, dw] = sweep.reverse().derivatives;
    CHECK(dx, std::get<0>(both.derivatives)), CHECK(dw, std::get<1>(both.derivatives)), CHECK(dy[0], dz[0]), CHECK(dy[1], dz[1]);

    std::vector<double> x{1, 3}, gradient(2);
    double out[2], seed[2] = {1, 10};
    auto kept = enzyme::augmented(squares, duplicated(x, gradient), duplicated(out, seed));
    CHECK(out[1], 9);
    kept.reverse_and_keep();
    CHECK(gradient[1], 60);
    seed[1] = 1;
    kept.reverse();
    CHECK(gradient[1], 66);

    double k = 2;
    auto object = enzyme::augmented([k](double x) { return std::exp(k * x); }, active(0.5));
    CHECK(object.value, std::exp(1));
    CHECK(object.reverse_and_keep(3), 6 * std::exp(1));
    CHECK(object.reverse(object.value), 2 * std::exp(2));
    return check_result();
}
