// Lambdas that capture by value and by reference, handed to a template.
#include "check.h"
#include <cmath>

template <typename F> static double integrate(F f, double a, double b, int n) {
    double h = (b - a) / n, sum = 0;
    for (int i = 0; i < n; i++) sum += f(a + (i + 0.5) * h) * h;
    return sum;
}

static double f(double *x, int n) {
    double calls = 0;
    auto g = [&calls, rate = x[0]](double t) {
        calls += t * t;
        return std::exp(-rate * t) * t;
    };
    double area = integrate(g, 0, x[1], 20);
    return area + calls * 0.01 * n;
}

int main() {
    double x[2] = {0.5, 1.25}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2);
    CHECK_DIFFERENCES(f, x, dx, 2);
    return check_result();
}
