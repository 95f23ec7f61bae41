// std::thread with lambdas that capture and functions with arguments, in a vector and by name; a std::mutex.
#include "check.h"
#include <thread>
#include <vector>
#include <mutex>
enum { N = 40 };
double energy(const double *x, int n, int threads) {
    std::vector<double> part(threads);
    std::vector<std::thread> all;
    for (int k = 0; k < threads; k++)
        all.emplace_back([&part, x, n, threads, k] {
            double s = 0;
            for (int i = n * k / threads; i < n * (k + 1) / threads; i++) s += std::sin(x[i]) * x[i];
            part[k] = s;
        });
    for (auto &t : all) t.join();
    double sum = 0;
    for (double p : part) sum += p;
    return sum * sum;
}
static void scale(const double *x, double *y, int n, double by, std::mutex &lock, double &sum) {
    for (int i = 0; i < n; i++) {
        y[i] = x[i] * by;
        std::lock_guard<std::mutex> guard(lock);
        sum += y[i] * y[i];
    }
}
double locked(const double *x, int n) {
    std::vector<double> y(n);
    std::mutex lock;
    double sum = 0;
    std::thread a(scale, x, y.data(), n / 2, x[0], std::ref(lock), std::ref(sum));
    std::thread b(scale, x + n / 2, y.data() + n / 2, n - n / 2, x[1], std::ref(lock), std::ref(sum));
    a.join();
    b.join();
    return sum * y[0] * y[n - 1];
}
int main() {
    double x[N], dx[N] = {0};
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2;
    for (int t = 1; t < 5; t++) {
        double dx[N] = {0}, s = 0;
        __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, enzyme_const, N, enzyme_const, t);
        for (int i = 0; i < N; i++) s += sin(x[i]) * x[i];
        for (int i = 0; i < N; i++) CHECK(dx[i], 2 * s * (sin(x[i]) + x[i] * cos(x[i])));
    }
    __enzyme_autodiff((void *)locked, enzyme_dup, x, dx, enzyme_const, N);
    check_differences("locked", (double(*)(double*,int))locked, x, dx, N);
    return check_failures != 0;
}
