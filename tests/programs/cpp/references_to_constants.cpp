// Structs, closures and containers that lead to differentiated and to constant memory at once: expression templates, least squares.
#include "check.h"
#include <enzyme_hub.hpp>
#include <functional>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

using Vec = std::vector<double>;

// An expression template with an active and a constant operand.
struct Quotient {
    const Vec &above, &below;
};
__attribute__((noinline)) void assign(Vec &out, const Quotient &q) {
    out.resize(q.above.size());
    for (size_t i = 0; i < out.size(); i++) out[i] = q.above[i] / q.below[i];
}
double solved(double h, const Vec &y) {
    Vec below(y.size()), out;
    for (size_t i = 0; i < below.size(); i++) below[i] = h * (i + 1);
    assign(out, Quotient{y, below});
    return std::inner_product(y.begin(), y.end(), out.begin(), 0.0);
}

// Closures over both, through std::function, in a table.
double through_functions(const Vec &p, const Vec &t) {
    std::vector<std::function<double(size_t)>> terms;
    terms.emplace_back([&](size_t i) { return p[0] * t[i]; });
    terms.emplace_back([&](size_t i) { return p[1] - t[i]; });
    double s = 0;
    for (size_t i = 0; i < t.size(); i++) {
        double r = 0;
        for (auto &term : terms) r += term(i);
        s += r * r;
    }
    return s;
}

// Pointers to either beside numbers, sorted by constant keys.
struct Row {
    const double *values;
    double scale;
};
double sorted_rows(const Vec &p, const Vec &t) {
    std::vector<Row> rows;
    for (size_t i = 0; i + 1 < t.size(); i++) rows.push_back({i % 2 ? t.data() + i : p.data() + i % p.size(), p[i % p.size()]});
    for (size_t i = 1; i < rows.size(); i++)
        for (size_t k = i; k && rows[k].values[0] < rows[k - 1].values[0]; k--) std::swap(rows[k], rows[k - 1]);
    double s = 0;
    for (size_t i = 0; i < rows.size(); i++) s += (i + 1) * rows[i].values[0] * rows[i].scale;
    return s;
}

template <double (*f)(const Vec &, const Vec &)> void compare(const char *what, const Vec &p, const Vec &t) {
    Vec got(p.size());
    enzyme::autodiff<enzyme::Reverse>(f, enzyme::duplicated(p, got), enzyme::constant(t));
    for (size_t i = 0; i < p.size(); i++) {
        Vec up = p, down = p;
        up[i] += 1e-6, down[i] -= 1e-6;
        check_near(what, got[i], (f(up, t) - f(down, t)) / 2e-6, 1e-7);
    }
}

int main() {
    Vec p{0.7, -1.3}, t{1, 2.5, 0.5, 3};
    CHECK_NEAR(enzyme::gradient(solved, enzyme::active(1.5), enzyme::constant(t)),
               (solved(1.5 + 1e-6, t) - solved(1.5 - 1e-6, t)) / 2e-6, 1e-7);
    compare<through_functions>("through_functions", p, t);
    compare<sorted_rows>("sorted_rows", p, t);
    return check_failures != 0;
}
