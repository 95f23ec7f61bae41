// memory: O2
// std::vector built with push_back, resized, copied, indexed.
#include "check.h"
#include <vector>

static double f(double *x, int n) {
    std::vector<double> squares;
    for (int i = 0; i < n; i++) squares.push_back(x[i] * x[i]);
    std::vector<double> copy = squares;
    copy.resize(2 * n, 1.5);
    double sum = 0;
    for (double v : copy) sum += v * squares[0];
    return sum;
}

int main() {
    double x[5] = {0.5, 1.25, 2, 0.25, 0.75}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
