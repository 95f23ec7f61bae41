// levels: O2
// flags: -g
// A stepper with buffers for what it may need: it is copied while they are empty, and some are never filled.
#include "check.h"
#include <vector>

namespace {

struct Stepper {
    std::vector<double> squares;
    double factor = 3;
    std::vector<double> unused;
    [[gnu::noinline]] Stepper() {}
    [[gnu::noinline]] Stepper(const Stepper &other) : squares(other.squares), factor(other.factor), unused(other.unused) {}
    [[gnu::noinline]] double step(const double *x, int n) {
        if ((int)squares.size() != n) squares.resize(n);
        for (int i = 0; i < n; i++) squares[i] = x[i] * x[i];
        double sum = 0;
        for (int i = 0; i < n; i++) sum += squares[i] * x[n - 1 - i] * factor;
        return sum;
    }
};

double energy(const double *x, int n) {
    Stepper first;
    Stepper second = first;
    return second.step(x, n) + (double)first.squares.size();
}

} // namespace

int main() {
    const double x[] = {3, 1};
    double dx[] = {0, 0}, t[] = {1, 0};
    __enzyme_autodiff((void *)energy, x, dx, 2); // 3 (x0^2 x1 + x1^2 x0)
    CHECK(dx[0], 21);
    CHECK(dx[1], 45);
    CHECK(__enzyme_fwddiff_check((void *)energy, x, t, 2), 21);
    return check_result();
}
