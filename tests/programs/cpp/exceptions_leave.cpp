// Exceptions that leave a derivative in the middle of a loop, where it has a tape: they are caught where it was asked for.
#include "check.h"
#include <stdexcept>
#include <string>

struct too_large {
    double value;
};
static double told_outside(double *x, int n) { // what nobody catches may carry numbers
    double s = 1;
    for (int i = 0; i < n; i++) {
        s *= x[i] * x[0];
        if (s > 1000) throw too_large{s};
    }
    return s;
}

struct domain : std::runtime_error {
    double value;
    domain(const std::string &text, double v) : std::runtime_error(text), value(v) {}
};
template <class T> [[gnu::noinline]] T root(const T &x) {
    if (x < 0) throw domain("negative: " + std::to_string(x), x);
    return sqrt(x);
}
static double sum(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        x[i] = x[i] * x[0];
        s += root(x[i]) * s + x[i];
    }
    return s;
}

template <class E, class F> static double value_thrown(F run) {
    try {
        run();
    } catch (const E &e) {
        return e.value;
    }
    return 0;
}

int main() {
    double x[] = {1.5, -0.5, 2.25, 0.75, 3}, moved[5], dx[5] = {0}, dy[5] = {0};
    memcpy(moved, x, sizeof moved);
    __enzyme_autodiff((void *)told_outside, enzyme_dup, moved, dx, 5);
    CHECK_DIFFERENCES(told_outside, x, dx, 5);
    double large[] = {10, 20, 30, 40, 50}, bad[] = {2, -1}, unused[5] = {0};
    for (int k = 0; k < 3; k++) {
        CHECK(value_thrown<too_large>([&] { __enzyme_autodiff((void *)told_outside, enzyme_dup, large, unused, 5); }), 20000.0);
        bad[0] = 2, bad[1] = -1;
        CHECK(value_thrown<domain>([&] { __enzyme_autodiff((void *)sum, enzyme_dup, bad, unused, 2); }), -4.0);
        memset(dy, 0, sizeof dy);
        memcpy(moved, x, sizeof moved); // what was lost is in nobody's way
        __enzyme_autodiff((void *)told_outside, enzyme_dup, moved, dy, 5);
        for (int i = 0; i < 5; i++) CHECK(dy[i], dx[i]);
    }
    return check_result();
}
