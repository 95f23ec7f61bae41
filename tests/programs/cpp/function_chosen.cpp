// A function that is chosen when the program runs, where the request is an invoke: a vector is released behind it. A
// std::function that is given one of two lambdas, beside a second derivative.
#include "../c/check.h"
#include <functional>
#include <vector>

template <typename Result, typename... Arguments> Result __enzyme_autodiff(Arguments...);

static double norm(const std::vector<double> &v) {
    double s = 0;
    for (double x : v) s += x * x;
    return std::sqrt(s);
}
static double sum_of_cubes(const std::vector<double> &v) {
    double s = 0;
    for (double x : v) s += x * x * x;
    return s;
}
static std::vector<double> gradient(const std::vector<double> &v, bool of_norm) {
    std::vector<double> d(v.size());
    __enzyme_autodiff<void>((void *)(of_norm ? norm : sum_of_cubes), enzyme_dup, &v, &d);
    return d;
}
static double largest(const std::vector<double> &v, bool of_norm) {
    double found = 0;
    for (double x : gradient(v, of_norm)) found = x > found ? x : found;
    return found;
}

static double with_lambdas(double x, int k) {
    const double c = x * x;
    std::function<double(double)> f;
    if (k)
        f = [=](double y) { return c * y; };
    else
        f = [=](double y) { return std::sin(c + y); };
    return f(x) * f(2 * x);
}
static double by_hand(double x, int k) {
    const double c = x * x;
    return k ? c * x * c * 2 * x : std::sin(c + x) * std::sin(c + 2 * x);
}
static double cube(double x) { return x * x * x; }
static double slope(double x) { return __enzyme_autodiff<double>((void *)cube, x); }

int main() {
    const std::vector<double> v{1, 2, 2};
    for (int k = 0; k < 2; k++) {
        CHECK(largest(v, k), k ? 2.0 / 3 : 12);
        CHECK(__enzyme_autodiff<double>((void *)with_lambdas, 0.7, k), __enzyme_autodiff<double>((void *)by_hand, 0.7, k));
    }
    CHECK(__enzyme_autodiff<double>((void *)slope, 0.5), 3);
    return check_result();
}
