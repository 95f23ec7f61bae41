// A class with state, constructor and member functions, virtual ones called on a known object.
#include "check.h"
#include <cmath>

struct Shape {
    virtual double area() const = 0;
    double scaled(double s) const { return s * s * area(); }
};
struct Ellipse final : Shape {
    double a, b;
    Ellipse(double a, double b) : a(a), b(b) {}
    double area() const override { return 3.0 * a * b; }
};

static double f(double *x, int) {
    Ellipse e(x[0], x[1] * x[0]);
    return e.area() * e.Ellipse::area() + std::sqrt(e.a);
}

int main() {
    double x[2] = {0.5, 1.25}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2);
    CHECK_DIFFERENCES(f, x, dx, 2);
    return check_result();
}
