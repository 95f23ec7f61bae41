// A vector that loses its zeros from the end: std::find_if over reverse iterators, which LLVM unrolls, with addresses beside its pointers.
#include "check.h"
#include <algorithm>
#include <vector>

struct Polynomial {
    std::vector<double> all;
    Polynomial(const double *first, const double *last) : all(first, last) { normalize(); }
    void normalize() { all.erase(std::find_if(all.rbegin(), all.rend(), [](double a) { return a != 0; }).base(), all.end()); }
    __attribute__((noinline)) Polynomial &operator+=(const Polynomial &other) {
        if (all.size() < other.all.size()) all.resize(other.all.size());
        for (std::size_t k = 0; k < other.all.size(); k++) all[k] += other.all[k];
        normalize();
        return *this;
    }
    double operator()(double at) const {
        double s = 0;
        for (std::size_t k = all.size(); k-- > 0;) s = s * at + all[k];
        return s;
    }
};

static double f(double *x, int n) {
    double zeros[9] = {0};
    for (int k = 0; k < 4; k++) zeros[k] = x[k] * (k + 1);
    Polynomial p(x, x + n), q(zeros, zeros + 9);
    p += q;
    return p(0.7) + q(x[0]) + p.all.size() + q.all.size();
}

int main() {
    double x[5] = {0.7, 1.3, -0.4, 0.9, 2.5}, dx[5] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
