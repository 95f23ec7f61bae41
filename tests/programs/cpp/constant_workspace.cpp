// A solver with a workspace that a request calls constant, in a struct behind a pointer, as libraries have it: it grows when it must, and
// sweeps fill and read it. A functor with scratch of its own.
// memory: O2
#include "check.h"
#include <cstddef>
#include <vector>
struct Workspace {
    std::vector<double> lower, diagonal;
    void room(std::size_t n) {
        if (lower.size() < n) lower.resize(n), diagonal.resize(n);
    }
};
__attribute__((noinline)) static void eliminate(Workspace &w, const double *a, const double *b, int n) {
    w.room(n);
    w.diagonal[0] = a[0], w.lower[0] = b[0];
    for (int i = 1; i < n; i++) {
        w.diagonal[i] = a[i] - 0.25 / w.diagonal[i - 1];
        w.lower[i] = b[i] + 0.5 / w.diagonal[i - 1] * w.lower[i - 1];
    }
}
__attribute__((noinline)) static double substitute(const Workspace &w, int n) {
    double x = 0, s = 0;
    for (int i = n; i-- > 0;) x = (w.lower[i] + 0.5 * x) / w.diagonal[i], s += x;
    return s;
}
static double solved(double *a, Workspace *w, int n) {
    eliminate(*w, a, a + n / 2, n / 2);
    return substitute(*w, n / 2);
}

struct Energy {
    std::vector<double> weights;
    mutable std::vector<double> terms;
    mutable double last = 0;
    double operator()(const double *x, int n) const {
        terms.assign(n, 0.0);
        for (int i = 0; i < n; i++) terms[i] += weights[i % 3] * x[i] * x[(i + 1) % n];
        last = 0;
        for (double t : terms) last += t * t;
        terms.clear();
        for (int i = 0; i < n; i++) terms.push_back(x[i] * last);
        return terms.back() + terms.front() * x[0];
    }
};
static double of_functor(double *x, const Energy *f, int n) { return (*f)(x, n); }

static Workspace *workspace;
static Energy energy{{0.5, -1.5, 2}, {}};
static double solved_again(double *x, int n) { return solved(x, workspace, n); }
static double functor_again(double *x, int n) { return of_functor(x, &energy, n); }

int main() {
    double x[8] = {2, 3, 4, 5, 1, 1, 2, 2}, t[8] = {1, -0.5, 2, 0.25, 1, 1, -1, 3};
    for (int i = 0; i < 2; i++) { // with room, too
        Workspace w;
        workspace = &w;
        if (i) w.room(8);
        double dx[8] = {0}, slope = 0;
        __enzyme_autodiff((void *)solved, enzyme_dup, x, dx, enzyme_const, &w, 8);
        check_differences("solved", solved_again, x, dx, 8);
        for (int k = 0; k < 8; k++) slope += dx[k] * t[k];
        if (!i) w = Workspace();
        CHECK(__enzyme_fwddiff_check((void *)solved, enzyme_dup, x, t, enzyme_const, &w, 8), slope);
    }
    for (int i = 0; i < 2; i++) {
        double dx[8] = {0}, slope = 0;
        __enzyme_autodiff((void *)of_functor, enzyme_dup, x, dx, enzyme_const, &energy, 8);
        check_differences("functor", functor_again, x, dx, 8);
        for (int k = 0; k < 8; k++) slope += dx[k] * t[k];
        CHECK(__enzyme_fwddiff_check((void *)of_functor, enzyme_dup, x, t, enzyme_const, &energy, 8), slope);
    }
    return check_result();
}
