// A number class with overloaded operators: dual numbers inside a differentiated function.
#include "check.h"
#include <cmath>

struct Dual {
    double value, tangent;
    Dual operator*(const Dual &o) const { return {value * o.value, value * o.tangent + tangent * o.value}; }
    Dual operator+(const Dual &o) const { return {value + o.value, tangent + o.tangent}; }
    Dual &operator+=(const Dual &o) { return *this = *this + o; }
};

static Dual sine(Dual a) { return {std::sin(a.value), std::cos(a.value) * a.tangent}; }

// the derivative of sin(x^2) + x by dual numbers, so that the request gives the second derivative
static double slope(double x) {
    Dual v = {x, 1}, sum = sine(v * v);
    sum += v;
    return sum.tangent;
}

int main() {
    double x = 0.9;
    CHECK(__enzyme_autodiff((void *)slope, x), 2 * cos(x * x) - 4 * x * x * sin(x * x));
    return check_result();
}
