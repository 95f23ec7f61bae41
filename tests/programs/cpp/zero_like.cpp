// memory: O2
// enzyme::zero_like: structs, lambdas, and what is refused while the program runs; gradients against analytic values and differences.
#include "check.h"
#include "enzyme_hub.hpp"
#include "enzyme_hub/zero_like.hpp"
#include <cmath>

using enzyme::duplicated;
using enzyme::zero_like;

// Moves one number of x, which `at` finds, and compares.
template <class T, class F, class At> static void compare(const char *what, F f, T &x, double got, At at) {
    double &number = at(x);
    const double before = number, h = 1e-4;
    number = before + h;
    const double above = f(x);
    number = before - h;
    const double below = f(x);
    number = before;
    check_near(what, got, (above - below) / (2 * h), 1e-6);
}
#define GRADIENT(f, x, dx) enzyme::autodiff<enzyme::Reverse>(f, duplicated(x, dx))
#define COMPARE(f, x, dx, member) compare(#member, f, x, dx.member, [](auto &o) -> double & { return o.member; })

// --- structs, nested, with what is not a number
struct part { double a; int n; float s; };
struct whole {
    part p;
    double grid[2][3];
    std::array<part, 2> two;
    std::string name;
    int (*chosen)(int);
    const char *text;
    std::complex<double> z;
    std::vector<std::vector<double>> rows;
    std::vector<int> counts;
    std::vector<bool> flags;
    std::valarray<double> values;
    std::tuple<int, double> both;
};
static int twice(int n) { return 2 * n; }
static double of_whole(const whole &w) {
    double sum = w.p.a * w.p.a * w.p.n + w.p.s * w.p.a + w.grid[1][2] * w.grid[0][0] + std::norm(w.z) * w.name.size();
    for (const part &p : w.two) sum += std::sin(p.a) * w.chosen(p.n);
    for (std::size_t i = 0; i < w.rows.size(); i++)
        for (double v : w.rows[i]) sum += v * v * w.counts[i] * (w.flags[i] ? 2 : 1);
    return sum + w.values[1] * w.values[0] * std::get<1>(w.both) * std::get<0>(w.both) * w.text[0] * 0.01;
}
static void structs() {
    whole x{{1.5, 3, 0.5f}, {{1, 2, 3}, {4, 5, 6}}, {{{0.3, 2, 0}, {0.4, 5, 0}}}, "a name that is longer than fifteen", twice, "text",
            {1.25, -0.5}, {{1, 2}, {}, {3}}, {1, 2, 3}, {true, false, true}, {2, 7}, {4, 0.25}};
    whole dx = zero_like(x);
    CHECK(dx.p.a, 0), CHECK(dx.p.s, 0), CHECK(dx.p.n, 3), CHECK(dx.grid[1][1], 0), CHECK(dx.two[1].n, 5), CHECK(dx.two[1].a, 0);
    CHECK(dx.name == x.name, 1), CHECK(dx.chosen == twice, 1), CHECK(dx.text == x.text, 1), CHECK(dx.z.real(), 0), CHECK(dx.rows.size(), 3);
    CHECK(dx.rows[0].size(), 2), CHECK(dx.rows[0][1], 0), CHECK(dx.counts[2], 3), CHECK(dx.flags[2], 1), CHECK(dx.values[1], 0);
    CHECK(std::get<0>(dx.both), 4), CHECK(std::get<1>(dx.both), 0), CHECK(x.p.a, 1.5), CHECK(x.rows[2][0], 3);
    GRADIENT(of_whole, x, dx);
    COMPARE(of_whole, x, dx, p.a), COMPARE(of_whole, x, dx, grid[1][2]), COMPARE(of_whole, x, dx, two[1].a);
    COMPARE(of_whole, x, dx, rows[2][0]), COMPARE(of_whole, x, dx, rows[0][1]), COMPARE(of_whole, x, dx, values[0]);
    CHECK(dx.p.s, x.p.a), CHECK(dx.z.imag(), 2 * -0.5 * x.name.size());
}

struct base {
    double a = 1;
    virtual ~base() = default;
};
struct derived : base { double b = 2; };
// --- lambdas: numbers, arrays, containers and text that they hold; those with references by the function that makes them
static void lambdas() {
    double k = 2, w[2] = {3, 4};
    int n = 5;
    std::vector<double> v{1, 2};
    auto f = [k, w, n, v, part = part{1.5, 2, 0}, name = std::string("nine")](double x) {
        return k * x * x * n + w[1] * v[1] * x + part.a * part.n * x + name.size() * v[0];
    };
    auto df = zero_like(f);
    CHECK(df(3), 0);
    CHECK(enzyme::gradient(duplicated(f, df), enzyme::active(3.0)), 2 * k * 3 * n + w[1] * v[1] + 1.5 * 2);
    // Along the gradient in df the slope is the sum of its squares: of k, w[1], v[0], v[1] and part.a.
    const double along = enzyme::fwddiff(duplicated(f, df), duplicated(3.0, 0.0));
    CHECK(along, std::pow(9 * 5, 2) + std::pow(2 * 3, 2) + std::pow(4, 2) + std::pow(4 * 3, 2) + std::pow(2 * 3, 2));
    CHECK(k, 2), CHECK(v[1], 2);

    auto make = [](const std::vector<double> &v) { return [&v](double x) { return v[0] * v[1] * x; }; };
    auto g = make(v);
    std::vector<double> dv = zero_like(v);
    auto dg = make(dv);
    CHECK(enzyme::gradient(duplicated(g, dg), enzyme::active(3.0)), 2);
    CHECK(dv[0], 6), CHECK(dv[1], 3);
}

// What only the run shows is refused.
template <class F> static int is_refused(F f) {
    try {
        f();
    } catch (const std::invalid_argument &) { return 1; }
    return 0;
}
class window { // a view whose constness is that of an owner
    double *at;
public:
    using value_type = double;
    explicit window(double *p) : at(p) {}
    double *data() { return at; }
    const double *data() const { return at; }
    int size() const { return 2; }
};
class labelled : public std::vector<double> { // a container with more numbers than its elements
    const double *label;
public:
    explicit labelled(const double *p) : std::vector<double>(2, 1.0), label(p) {}
};
static void refusals() {
    double numbers[2] = {1, 2};
    CHECK(is_refused([&] { zero_like(window(numbers)); }), 1);
    CHECK(is_refused([&] { zero_like(labelled(numbers)); }), 1);
    CHECK(zero_like(labelled(nullptr))[1], 0);
    CHECK(numbers[0], 1);
    std::vector<double> v{1, 2};
    CHECK(is_refused([&] { zero_like([&v](double x) { return v[0] * x; }); }), 1);
    CHECK(v[0], 1);
    CHECK(is_refused([&] { zero_like(std::unique_ptr<base>(new derived)); }), 1);
    CHECK(zero_like(std::unique_ptr<base>(new base))->a, 0);
    auto owner = std::make_shared<std::pair<double, double>>(1, 2);
    CHECK(is_refused([&] { zero_like(std::make_pair(owner, std::shared_ptr<double>(owner, &owner->second))); }), 1);
}

int main() {
    structs(), lambdas(), refusals();
    return check_result();
}
