// Dual numbers: the derivative of a generated program along one direction, exact up to rounding, by another method.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" double __enzyme_autodiff(void *, ...);

struct Dual {
    double value, tangent;
    Dual() = default;
    Dual(double value, double tangent = 0) : value(value), tangent(tangent) {}
};
inline Dual operator+(Dual a, Dual b) { return {a.value + b.value, a.tangent + b.tangent}; }
inline Dual operator-(Dual a, Dual b) { return {a.value - b.value, a.tangent - b.tangent}; }
inline Dual operator-(Dual a) { return {-a.value, -a.tangent}; }
inline Dual operator*(Dual a, Dual b) { return {a.value * b.value, a.tangent * b.value + a.value * b.tangent}; }
inline Dual operator/(Dual a, Dual b) {
    double q = a.value / b.value;
    return {q, (a.tangent - q * b.tangent) / b.value};
}
inline Dual &operator+=(Dual &a, Dual b) { return a = a + b; }
inline Dual &operator*=(Dual &a, Dual b) { return a = a * b; }
inline bool operator<(Dual a, Dual b) { return a.value < b.value; }
inline bool operator>(Dual a, Dual b) { return a.value > b.value; }
inline double sin_(double a) { return std::sin(a); }
inline double tanh_(double a) { return std::tanh(a); }
inline double exp_(double a) { return std::exp(a); }
inline double sqrt_(double a) { return std::sqrt(a); }
inline double abs_(double a) { return std::fabs(a); }
inline double max_(double a, double b) { return std::fmax(a, b); }
inline Dual sin_(Dual a) { return {std::sin(a.value), std::cos(a.value) * a.tangent}; }
inline Dual tanh_(Dual a) {
    double t = std::tanh(a.value);
    return {t, (1 - t * t) * a.tangent};
}
inline Dual exp_(Dual a) { return {std::exp(a.value), std::exp(a.value) * a.tangent}; }
inline Dual sqrt_(Dual a) { return {std::sqrt(a.value), a.tangent / (2 * std::sqrt(a.value))}; }
inline Dual abs_(Dual a) { return a.value < 0 ? -a : a; }
inline Dual max_(Dual a, Dual b) { return a.value >= b.value ? a : b; }

// Compares one function's gradient by the linker with its derivatives along each axis by dual numbers.
template <template <class> class Program> int compare(const char *name) {
    enum { N = 8 };
    static const double start[N] = {0.31, -0.72, 1.13, 0.57, -0.29, 0.88, -1.41, 0.17};
    double x[N], dx[N] = {0};
    memcpy(x, start, sizeof x);
    __enzyme_autodiff((void *)Program<double>::f, x, dx, (int)N);
    int wrong = 0;
    for (int i = 0; i < N; i++) {
        Dual moved[N];
        for (int k = 0; k < N; k++) moved[k] = Dual(start[k], k == i);
        double want = Program<Dual>::f(moved, N).tangent;
        if (std::fabs(dx[i] - want) <= 1e-8 * (1 + std::fabs(want))) continue;
        printf("%s: dx[%d] is %.15g, by dual numbers %.15g\n", name, i, dx[i], want);
        wrong = 1;
    }
    return wrong;
}
