// std::accumulate, transform, inner_product and sort.
#include "check.h"
#include <algorithm>
#include <array>
#include <numeric>

static double f(double *x, int n) {
    std::array<double, 8> y{};
    std::transform(x, x + n, y.begin(), [](double v) { return v * v + 0.1 * v; });
    std::sort(y.begin(), y.begin() + n);
    double weighted = 0;
    for (int i = 0; i < n; i++) weighted += (i + 1) * y[i];
    return weighted + std::inner_product(x, x + n, y.begin(), 0.0) * std::accumulate(y.begin(), y.end(), 1.0);
}

int main() {
    double x[5] = {0.5, 1.25, 2, -0.75, 1}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
