// A record that ends in a std::array, assigned within a std::vector.
#include <array>
#include <vector>

#include "check.h"

struct record {
    double x;
    std::array<double, 3> m;
};

static double f(double *a, int n) {
    std::vector<record> v(n);
    for (int i = 0; i < n; i++) v[i] = record{a[0], {a[i], a[i] * a[i], 1}};
    v[0] = v[2];
    double r = 0;
    for (int i = 0; i < n; i++) r += v[i].m[0] * v[i].m[1] * (i + 2) * v[i].x;
    return r;
}

int main() {
    double x[4] = {1, 2, 3, 0.5}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
