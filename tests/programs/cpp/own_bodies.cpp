// Templates of the library with bodies in the program: in namespaces where other functions are known to carry no derivative.
#include "../c/check.h"
#include <algorithm>
#include <chrono>
#include <vector>

static double rotated(const double *x, int n) {
    std::vector<double> v(x, x + n);
    std::rotate(v.begin(), v.begin() + 2, v.end());
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * v[i] * v[i];
    return sum;
}

static double lasts(double x) {
    std::chrono::duration<double> d(x);
    d *= 2.5;
    return (d + d).count() * x;
}

int main() {
    const int n = 20;
    double x[n], dx[n] = {0};
    for (int i = 0; i < n; i++) x[i] = 0.1 * i + 0.3;
    __enzyme_autodiff((void *)rotated, enzyme_dup, x, dx, enzyme_const, n);
    for (int i = 0; i < n; i++) CHECK(dx[i], 2 * ((i + n - 2) % n + 1) * x[i]);
    CHECK(__enzyme_autodiff((void *)lasts, 3.0), 30);
    return check_result();
}
