// std::variant that holds numbers, then integers: the numbers must be saved before they are overwritten.
#include "check.h"
#include <variant>

using cell = std::variant<double, long>;

static double f(double *x, cell *u, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) u[i] = std::sin(x[i]) * x[i];
    for (int i = 0; i < n; i++)
        if (double *p = std::get_if<double>(&u[i])) s += *p * *p;
    for (int i = 0; i < n; i++) u[i] = long(i) * n;
    return s;
}

int main() {
    enum { N = 6 };
    double x[N], dx[N] = {0};
    cell u[N], du[N];
    for (int i = 0; i < N; i++) x[i] = 0.5 + i, u[i] = 0.0, du[i] = 0.0;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, u, du, enzyme_const, N);
    for (int i = 0; i < N; i++) CHECK(dx[i], 2 * std::sin(x[i]) * x[i] * (std::cos(x[i]) * x[i] + std::sin(x[i])));
    return check_result();
}
