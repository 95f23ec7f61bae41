// std::atomic<double> in parallel regions: sums, in the ways in which programs write them.
// flags: -fopenmp -std=c++20
#include "check.h"
#include <atomic>
#include <omp.h>
enum { N = 20 };
template <class F> double with(const double *x, int n, F add) {
    std::atomic<double> sum{0.25};
#pragma omp parallel for
    for (int i = 0; i < n; i++) add(sum, sin(x[i]) * x[i]);
    double total = sum;
    sum = 0;
#pragma omp parallel
#pragma omp for schedule(dynamic, 2) nowait
    for (int i = 0; i < n; i++) add(sum, total * x[i]);
    return total * sum.load();
}
double fetch(const double *x, int n) { return with(x, n, [](std::atomic<double> &s, double v) { s.fetch_add(v); }); }
double minus(const double *x, int n) { return with(x, n, [](std::atomic<double> &s, double v) { s -= v; }); }
double weak(const double *x, int n) {
    return with(x, n, [](std::atomic<double> &s, double v) {
        double old = s.load(std::memory_order_relaxed);
        while (!s.compare_exchange_weak(old, old + v, std::memory_order_relaxed)) {}
    });
}
double strong(const double *x, int n) {
    return with(x, n, [](std::atomic<double> &s, double v) {
        double old = s;
        while (!s.compare_exchange_strong(old, old + v)) {}
    });
}
double of_many(const double *x, int n) {
    std::atomic<double> sums[3] = {0, 0.5, 0};
#pragma omp parallel for
    for (int i = 0; i < n; i++) sums[i % 3] += x[i] * x[(i + 1) % n];
    return sums[0] * sums[1] + sums[2];
}
static double x[N], y[N], dx[N];
#define RUN(f) \
    for (int i = 0; i < N; i++) x[i] = y[i] = 0.5 + 0.3 * sin(i), dx[i] = 0; \
    __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, N); \
    check_differences(#f, (double (*)(double *, int))f, x, dx, N);
int main() {
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        RUN(fetch) RUN(minus) RUN(weak) RUN(strong) RUN(of_many)
    }
    return check_result();
}
