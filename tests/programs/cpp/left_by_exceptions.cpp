// What a derivative holds when an exception leaves it is given back, and what the function cleans up is cleaned up: locks, counts, blocks.
// leaks: with checks of undefined behaviour destructors are not inlined; the program looks at its memory itself
#include "check.h"
#include <malloc.h>
#include <memory>
#include <stdexcept>
#include <vector>

static int held = 0;
struct lock {
    lock() { held++; }
    ~lock() { held--; }
};
struct grid {
    double v[40];
};
[[gnu::noinline]] static double guarded(grid g, double y) { // a struct by value: the derivative has a copy of its own
    lock inside;
    g.v[3] *= y;
    if (y > 50) throw std::runtime_error("too large");
    return sin(g.v[3]) * g.v[4];
}
[[gnu::noinline]] static double local(double v, int i) { // blocks of earlier calls were released when the exception comes
    std::vector<double> w(i + 3, v);
    for (int k = 1; k < i + 3; k++) w[k] = sin(w[k - 1]) * w[k];
    grid g;
    for (int k = 0; k < 40; k++) g.v[k] = v * k + w[k % (i + 3)];
    return guarded(g, v) * w[i];
}
[[gnu::noinline]] static double recursive(const double *x, int n) {
    lock each;
    double t[4];
    for (int i = 0; i < 4; i++) t[i] = x[0] * i;
    if (n == 0) return 1;
    double rest = recursive(x + 1, n - 1) * t[2];
    if (x[0] < -50) throw 1.5;
    return rest * t[1];
}
static double f(double *x, int n) {
    lock whole;
    double s = 0;
    for (int i = 0; i < n; i++) {
        std::vector<double> t;
        for (int k = 0; k < i; k++) t.push_back(x[k] * x[i]);
        auto one = std::make_unique<double>(x[i]);
        for (double q : t) s += local(q, i) * q;
        s += local(*one, i) * *one;
    }
    return s + recursive(x, n - 1);
}
static double caught_inside(double *x, int n) { // goes on after an exception: everything is reversed
    double s = 0;
    for (int i = 0; i < n; i++) {
        lock each;
        try {
            std::vector<double> t(3, x[i]);
            if (x[i] > 1.2) throw std::runtime_error("skip");
            s += t[0] * t[1];
        } catch (std::exception &) {
            s += 3 * x[i];
        }
    }
    return s;
}

enum { N = 7 };
template <class F> static int thrown(F run) {
    try {
        run();
    } catch (std::exception &) {
        return 1;
    } catch (double) {
        return 2;
    }
    return 0;
}

int main() {
    double x[N], dx[N] = {0}, again[N] = {0}, in_use[2];
    for (int i = 0; i < N; i++) x[i] = 0.3 + 0.2 * i;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, N);
    CHECK_DIFFERENCES(f, x, dx, N);
    for (int round = 0; round < 40; round++) {
        double bad[N], unused[N] = {0}, direction[N] = {1};
        for (int i = 0; i < N; i++) bad[i] = x[i];
        bad[5] = 100;
        CHECK(thrown([&] { __enzyme_autodiff((void *)f, enzyme_dup, bad, unused, N); }), 1);
        CHECK(held, 0);
        CHECK(thrown([&] { __enzyme_fwddiff_check((void *)f, enzyme_dup, bad, direction, N); }), 1);
        CHECK(held, 0);
        bad[5] = -100;
        CHECK(thrown([&] { __enzyme_autodiff((void *)f, enzyme_dup, bad, unused, N); }), 2);
        CHECK(held, 0);
        if (round == 10 || round == 39) in_use[round == 39] = (double)mallinfo2().uordblks;
    }
    CHECK(in_use[1] < in_use[0] + 16384, 1); // malloc counts what it keeps for itself: a tape is more
    __enzyme_autodiff((void *)f, enzyme_dup, x, again, N); // nothing is in its way
    for (int i = 0; i < N; i++) CHECK(again[i], dx[i]);
    double dy[N] = {0};
    __enzyme_autodiff((void *)caught_inside, enzyme_dup, x, dy, N);
    for (int i = 0; i < N; i++) CHECK(dy[i], x[i] > 1.2 ? 3 : 2 * x[i]);
    return check_result();
}
