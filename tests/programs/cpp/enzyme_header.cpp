// A program that includes <enzyme/enzyme>: the names of its arguments, and results by number.
#include <enzyme/enzyme>
#include "check.h"
#include <cmath>
#include <vector>

using Vec = std::vector<double>;

static double sum(const Vec &x) {
    double ret = 0.0;
    for (const auto xi : x) ret += xi * xi;
    return ret;
}
static double dsum(const Vec &x) {
    Vec dx(x.size(), 1.0);
    return enzyme::get<0>(enzyme::autodiff<enzyme::Forward>(sum, enzyme::DuplicatedNoNeed<const Vec &>{x, dx}));
}
static double f(double x, double y, int n, const double *p) { return x * y * n + p[0] * x; }

int main() {
    CHECK(dsum({1, 2, 3}), 12);
    double p[1] = {3}, dp[1] = {0};
    auto r = enzyme::autodiff<enzyme::Reverse>(f, enzyme::Active<double>{2.0}, enzyme::active<double>{5}, enzyme::Const<int>{2},
                                               enzyme::Duplicated<const double *>{p, dp});
    CHECK(enzyme::get<0>(enzyme::get<0>(r)), 13), CHECK(enzyme::get<1>(enzyme::get<0>(r)), 4), CHECK(dp[0], 2);

    auto with = enzyme::autodiff<enzyme::ReverseWithPrimal>(f, enzyme::Active{2.0}, enzyme::active{5.0}, enzyme::const_<int>{2},
                                                            enzyme::duplicated<const double *>{p, dp});
    enzyme::tuple<double, double> derivatives = enzyme::get<0>(with);
    CHECK(enzyme::get<0>(derivatives), 13), CHECK(enzyme::get<1>(with), 26), CHECK(dp[0], 4);

    auto t = enzyme::autodiff<enzyme::Forward>(f, enzyme::Duplicated<double>{2.0, 1.0}, enzyme::Const<double>{5},
                                               enzyme::Const{2}, enzyme::Const<const double *>{p});
    CHECK(enzyme::get<0>(t), 13);

    Vec x{1, 2}, dx{0, 0};
    enzyme::autodiff<enzyme::Reverse>(sum, enzyme::Duplicated<const Vec &>{x, dx});
    enzyme::autodiff<enzyme::Reverse>(sum, enzyme::Duplicated(x, dx));
    CHECK(dx[1], 8);

    double k = 3;
    auto lambda = [&](double a) { return k * a * a; };
    CHECK(enzyme::get<0>(enzyme::get<0>(enzyme::autodiff<enzyme::Reverse>(lambda, enzyme::Active<double>{2.0}))), 12);
    return check_result();
}
