// A time loop over vectors, with vectors made in each iteration, and exceptions that may leave it.
#include "../c/check.h"
#include <vector>
#include <utility>
extern "C" void __enzyme_checkpoint(long);
static std::vector<double> rate(const double *y, int n) {
    std::vector<double> r(n);
    for (int i = 0; i < n; i++) r[i] = -y[i] * y[(i + 1) % n];
    return r;
}
static double f(double *x, int n) {
    std::vector<double> first(x, x + n), second(n);
    double *y = first.data(), *next = second.data();
    for (int t = 0; t < 25; t++) {
        __enzyme_checkpoint(4);
        std::vector<double> k1 = rate(y, n), half(n);
        for (int i = 0; i < n; i++) half[i] = y[i] + 0.05 * k1[i];
        std::vector<double> k2 = rate(half.data(), n);
        for (int i = 0; i < n; i++) next[i] = y[i] + 0.1 * k2[i];
        std::swap(y, next);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += y[i] * y[i] * y[i];
    return sum;
}
int main() {
    double x[4] = {0.3, 0.8, 1.1, 0.5}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    check_differences("dx", f, x, dx, 4);
    return check_failures != 0;
}
