// flags: -std=c++20
// std::atomic<double>: sums of threads, in the ways in which programs write them.
#include "atomic_sums.h"
#include "check.h"
#include <thread>
#include <vector>
enum { N = 40 };
double __enzyme_fwddiff(void *, ...);
template <class F> double with(const double *x, int n, F add) {
    std::atomic<double> sum{0.0};
    std::thread all[3];
    for (int k = 0; k < 3; k++)
        all[k] = std::thread([&sum, x, n, k, add] {
            for (int i = k; i < n; i += 3) add(sum, std::sin(x[i]) * x[i]);
        });
    for (auto &t : all) t.join();
    double total = sum;
    return total * total;
}
double fetch(const double *x, int n) { return with(x, n, by_fetching); }
double minus(const double *x, int n) { return with(x, n, by_subtracting); }
double weak(const double *x, int n) { return with(x, n, by_weak_exchange); }
double strong(const double *x, int n) { return with(x, n, by_strong_exchange); }
int main() {
    double x[N], d[N], s = 0;
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2, d[i] = 1 - 0.3 * (i % 4), s += sin(x[i]) * x[i];
#define TRY(f) { double dx[N] = {0}, slope = 0; __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, N); \
    for (int i = 0; i < N; i++) CHECK(dx[i], 2 * s * (sin(x[i]) + x[i] * cos(x[i]))), slope += dx[i] * d[i]; \
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, x, d, enzyme_const, N), slope); }
    TRY(fetch) TRY(minus) TRY(weak) TRY(strong)
    return check_failures != 0;
}
