// std::vector of a fixed size, updated in place.
#include "check.h"
#include <vector>

static double f(double *x, int n) {
    std::vector<double> v(x, x + n), w(n);
    for (int step = 0; step < 3; step++) {
        for (int i = 0; i < n; i++) w[i] = v[i] * v[(i + 1) % n];
        v.swap(w);
    }
    return v.front() + v.back() * v[n / 2];
}

int main() {
    double x[4] = {0.5, 1.25, 2, 0.75}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
