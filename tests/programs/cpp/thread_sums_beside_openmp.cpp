// Sums of std::atomic<double> in threads, in a program that calls OpenMP's library for something else.
// flags: -std=c++20 -fopenmp -pthread
#include "check.h"
#include <atomic>
#include <omp.h>
#include <thread>
#include <vector>

static double squares(double *x, int n) {
    std::atomic<double> sum{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; t++)
        threads.emplace_back([&, t] { for (int i = t; i < n; i += 3) sum += x[i] * x[i]; });
    for (auto &thread : threads) thread.join();
    double found = sum;
    return found * found;
}

int main() {
    enum { N = 7 };
    double x[N];
#pragma omp parallel for
    for (int i = 0; i < N; i++) x[i] = 1 + 0.25 * i;
    double began = omp_get_wtime();
    CHECK_GRADIENT(squares, x, N);
    if (omp_get_wtime() < began) check_failures++;
    return check_result();
}
