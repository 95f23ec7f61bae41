// std::array by value, by reference and as a result.
#include "check.h"
#include <array>
#include <cmath>

using Vector = std::array<double, 3>;

static Vector cross(Vector a, const Vector &b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

static double f(double *x, int) {
    Vector a = {x[0], x[1], x[2]}, b = {x[3], x[4], x[5]}, c = cross(cross(a, b), a);
    double sum = 0;
    for (double v : c) sum += std::abs(v) * v;
    return sum;
}

int main() {
    double x[6] = {0.5, 1.25, 2, -0.75, 1, 0.3}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    return check_result();
}
