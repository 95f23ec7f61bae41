// A vector that holds constants at first and varied numbers later: one pointer, two allocations, one of them constant.
#include "check.h"
#include <vector>

static std::vector<double> step(const std::vector<double> &state, const double *x, int n) {
    std::vector<double> next(n);
    for (int i = 0; i < n; i++) next[i] = tanh(state[i] * x[i] + state[(i + 1) % n]);
    return next;
}

static double f(double *x, int n) {
    std::vector<double> state(n, 0.5);
    for (int t = 0; t < 3; t++) state = step(state, x, n);
    double sum = 0;
    for (double v : state) sum += v * v;
    return sum;
}

int main() {
    double x[4] = {0.3, 0.7, 0.9, 1.1}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
