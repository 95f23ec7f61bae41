// std::atomic<double> in parallel regions: sums, in the ways in which programs write them.
// flags: -fopenmp -std=c++20
#include "atomic_sums.h"
#include <omp.h>
enum { N = 20 };
#include "gradient_at_point.h"
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
double fetch(const double *x, int n) { return with(x, n, by_fetching); }
double minus(const double *x, int n) { return with(x, n, by_subtracting); }
double weak(const double *x, int n) { return with(x, n, by_weak_exchange); }
double strong(const double *x, int n) { return with(x, n, by_strong_exchange); }
double of_many(const double *x, int n) {
    std::atomic<double> sums[3] = {0, 0.5, 0};
#pragma omp parallel for
    for (int i = 0; i < n; i++) sums[i % 3] += x[i] * x[(i + 1) % n];
    return sums[0] * sums[1] + sums[2];
}
int main() {
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        RUN(fetch) RUN(minus) RUN(weak) RUN(strong) RUN(of_many)
    }
    return check_result();
}
