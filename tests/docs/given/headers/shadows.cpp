// The shadows of the page, each in a program that says what its derivatives should be.
#include "check.h"

#include <enzyme_hub.hpp>
#include <enzyme_hub/zero_like.hpp>
#include <memory>
#include <vector>

static void of_lambda(double x) {
    const std::vector<double> v = {2};
    // <page 1>
    CHECK(dx, v[0]);
    CHECK(dv[0], x);
}

namespace shapes {
// <page 2>
static double total(const std::vector<std::unique_ptr<shape>> &all) { return all[0]->area() * all[1]->area(); }
static void run() {
    std::vector<std::unique_ptr<shape>> all;
    all.push_back(std::make_unique<circle>());
    all.push_back(std::make_unique<ring>());
    static_cast<circle &>(*all[0]).r = 2; // areas 12 and 27
    static_cast<circle &>(*all[1]).r = 3;
    auto shadow = enzyme::zero_like(all);
    enzyme::autodiff<enzyme::Reverse>(total, enzyme::duplicated(all, shadow));
    CHECK(static_cast<circle &>(*shadow[0]).r, 12.0 * 27);
    CHECK(static_cast<circle &>(*shadow[1]).r, 18.0 * 12);
}
} // namespace shapes

// <page 3>
static double norm(const mine::matrix &m) {
    double sum = 0;
    for (int i = 0; i < m.n; i++) sum += m.data[i] * m.data[i];
    return sum;
}

int main() {
    of_lambda(3);
    shapes::run();
    double numbers[2] = {3, 4};
    mine::matrix m = {2, numbers};
    auto dm = enzyme::zero_like(m);
    enzyme::autodiff<enzyme::Reverse>(norm, enzyme::duplicated(m, dm));
    CHECK(dm.data[1], 8.0);
    return check_failures;
}
