// std::async: two futures, whose work captures variables by reference and by value; one that may choose what it does.
#include "check.h"
#include <future>
enum { N = 24 };
double __enzyme_fwddiff(void *, ...);
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
}
double energy(const double *x, int n) {
    auto f = std::async(std::launch::async, [&] { return part(x, 0, n / 2); });
    auto g = std::async(std::launch::async, [x, n] {
        double s = 1;
        for (int i = n / 2; i < n; i++) s *= x[i] + 0.5;
        return std::log(s);
    });
    return f.get() * g.get();
}
double chosen(const double *x, int n) {
    auto f = std::async([&] { return part(x, 0, n / 2); });
    return f.get() * x[n - 1];
}
int main() {
    double x[N], d[N], dx[N] = {0}, slope = 0;
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2, d[i] = 1 - 0.3 * (i % 4);
    __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, enzyme_const, N);
    check_differences("energy", (double(*)(double*,int))energy, x, dx, N);
    for (int i = 0; i < N; i++) slope += dx[i] * d[i];
    CHECK(__enzyme_fwddiff((void *)energy, enzyme_dup, x, d, enzyme_const, N), slope);
    memset(dx, 0, sizeof dx);
    __enzyme_autodiff((void *)chosen, enzyme_dup, x, dx, enzyme_const, N);
    check_differences("chosen", (double(*)(double*,int))chosen, x, dx, N);
    return check_failures != 0;
}
