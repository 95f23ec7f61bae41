// Vectors of std::function that grow: nobody reads or writes the second word of a small capture, and it is copied along.
#include "check.h"
#include <functional>
#include <vector>

using Law = std::function<double(double)>;

static double small(double *x, int) {
    std::vector<Law> laws;
    laws.push_back([x](double t) { return t * x[0]; });
    laws.push_back([](double t) { return t * t; });
    double s = x[1];
    for (auto &law : laws) s = law(s);
    return s;
}

static double chained(double *x, int n) {
    std::vector<Law> laws;
    for (int k = 0; k < 5; k++) {
        double a = x[k % n], b = x[1] * k;
        if (k % 2) laws.push_back([a](double t) { return t * a; });
        else laws.push_back([a, b](double t) { return t + a * b; });  // two numbers fill both words
    }
    std::swap(laws[0], laws[3]);
    laws.erase(laws.begin() + 1);
    double s = x[0];
    for (auto &law : laws) s = law(s);
    return s;
}

static double large(double *x, int) { // captures that do not fit lie elsewhere
    const double y = x[0] * x[1], z = y + 1;
    std::vector<Law> laws;
    for (int i = 0; i < 3; i++) laws.push_back([x, y, z](double t) { return x[0] * t + y * z; });
    double sum = 0;
    for (const auto &law : laws) sum += law(x[1]);
    return sum;
}

int main() {
    double x[] = {1.5, 0.8}, d[2] = {}, e[2] = {};
    __enzyme_autodiff((void *)small, enzyme_dup, x, d, enzyme_const, 2);
    CHECK(d[0], 2 * x[1] * x[1] * x[0]);
    CHECK(d[1], 2 * x[1] * x[0] * x[0]);
    CHECK_FORWARD(small, x, d, 2);
    __enzyme_autodiff((void *)chained, enzyme_dup, x, e, enzyme_const, 2);
    CHECK_DIFFERENCES(chained, x, e, 2);
    double g[2] = {};
    __enzyme_autodiff((void *)large, enzyme_dup, x, g, enzyme_const, 2);
    CHECK_DIFFERENCES(large, x, g, 2);
    return check_result();
}
