// Modes of enzyme_hub.hpp with the markers that stand alone: which pointers lead to constant memory, and zeros that stay.
#include "check.h"

#include <enzyme_hub.hpp>

using namespace enzyme;

static double pick(const double *x, const double *c, int which) {
    const double *p = which ? x : c;
    return p[0] * p[0] * x[0]; // c^2 x, or x^3
}
static double of_zero(double x) { return 0 * std::sqrt(x); }

int main(int argc, char **) {
    const double c[1] = {2};
    for (int which = 0; which < 2; which++) {
        double x[1] = {3}, dx[1] = {0}, one[1] = {1};
        const double slope = which ? 27 : 4, value = which ? 27 : 12;
        autodiff<RuntimeActivity<Reverse>>(pick, duplicated(x, dx), duplicated(c, c), constant(which));
        CHECK(dx[0], slope);
        auto seeded = autodiff<StrongZero<RuntimeActivity<ReverseWithPrimal>>>(pick, seed(2.0), duplicated(x, dx), duplicated(c, c),
                                                                             constant(which));
        CHECK(dx[0], 3 * slope);
        CHECK(seeded.value, value);
        auto both = autodiff<RuntimeActivity<ForwardWithPrimal>>(pick, duplicated(x, one), duplicated(c, c), constant(which));
        CHECK(both.tangent, slope);
        CHECK(both.value, value);
        double rows[2][1] = {{1}, {-2}};
        auto lane = autodiff<RuntimeActivity<Forward>>(pick, duplicated(x, lanes(rows[0], rows[1])), duplicated(c, lanes(c, c)),
                                                       constant(which)).tangent;
        CHECK(lane[0], slope);
        CHECK(lane[1], -2 * slope);
    }
    const double origin = argc - 1;
    CHECK(autodiff<StrongZero<Forward>>(of_zero, duplicated(origin, 1.0)).tangent, 0.0);
    return check_failures;
}
