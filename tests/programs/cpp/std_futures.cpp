// Futures of several types in one function.
// levels: O2
#include "check.h"
#include <future>
#include <vector>
enum { N = 12 };
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
}
double of_types(double *x, int n) {
    auto number = std::async(std::launch::async, [x, n] { return part(x, 0, n / 2); });
    auto squares = std::async(std::launch::async, [x, n] {
        std::vector<double> y(n);
        for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
        return y;
    });
    auto count = std::async(std::launch::async, [x, n] {
        int k = 0;
        for (int i = 0; i < n; i++) k += x[i] > 0.55;
        return k;
    });
    double s = 0;
    for (double v : squares.get()) s += v;
    return number.get() * s * count.get();
}
int main() {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2;
    CHECK_GRADIENT(of_types, x, N);
    return check_result();
}
