// std::pair with pointers, returned by functions that are not inlined, in a loop and beside a number.
#include "check.h"
#include <algorithm>
#include <utility>

using Range = std::pair<double *, double *>;

[[gnu::noinline]] static Range halve(Range r, bool upper) {
    double *middle = r.first + (r.second - r.first) / 2;
    return upper ? Range(middle, r.second) : Range(r.first, middle);
}

[[gnu::noinline]] static std::pair<const double *, double> peak(const double *x, int n) {
    const double *top = std::max_element(x, x + n);
    return {top, *top * *top};
}

static double f(double *x, int n) {
    Range r(x, x + n);
    for (int depth = 0; depth < 2; depth++) {
        r = halve(r, *r.first < 1);
        for (double *p = r.first; p != r.second; p++) *p *= *r.first;
    }
    auto [top, square] = peak(x, n);
    return square * *top + r.first[0] * x[1];
}

int main() {
    double x[8] = {0.5, 1.25, 2, -0.75, 1.5, 0.25, 3, 0.125}, start[8], dx[8] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 8);
    CHECK_DIFFERENCES(f, start, dx, 8);
    return check_result();
}
