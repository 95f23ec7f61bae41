// Threads that tell each other to go on: by atomic flags, a counter that hands out iterations, a std::condition_variable.
#include "check.h"
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>
enum { N = 24 };
double __enzyme_fwddiff(void *, ...);
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
}
double handed(const double *x, int n) {
    std::atomic<int> next{0};
    std::vector<double> y(n);
    auto work = [&] { for (int i; (i = next++) < n;) y[i] = std::sin(x[i]) * x[i]; };
    std::thread a(work), b(work);
    work();
    a.join();
    b.join();
    double s = 0;
    for (double v : y) s += v;
    return s * s;
}
double flags(const double *x, int n) { // y goes there and back
    double y = 0, s = 0;
    std::atomic<bool> ready{false}, back{false};
    std::thread a([&] {
        y = part(x, 0, n / 2) * x[0];
        ready.store(true, std::memory_order_release);
        while (!back.load(std::memory_order_acquire)) {}
        s = y * y * x[2];
    });
    std::thread b([&] {
        while (!ready.load(std::memory_order_acquire)) {}
        y = y * y * x[1];
        back = true;
    });
    a.join();
    b.join();
    return s * y;
}
double condition(const double *x, int n) {
    double y = 0, s = 0;
    bool ready = false;
    std::mutex lock;
    std::condition_variable there;
    std::thread a([&] {
        double v = part(x, 0, n / 2) * x[0];
        { std::lock_guard<std::mutex> guard(lock); y = v; ready = true; }
        there.notify_one();
    });
    std::thread b([&] {
        std::unique_lock<std::mutex> guard(lock);
        there.wait(guard, [&] { return ready; });
        s = y * y * x[1];
        y = s * x[2];
    });
    a.join();
    b.join();
    return s * y;
}
int main() {
    double x[N], d[N];
    for (int i = 0; i < N; i++) x[i] = 0.05 * i + 0.2, d[i] = 1 - 0.3 * (i % 4);
#define TRY(f) { double dx[N] = {0}, slope = 0; __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, N); \
    check_differences(#f, (double(*)(double*,int))f, x, dx, N); \
    for (int i = 0; i < N; i++) slope += dx[i] * d[i]; \
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, x, d, enzyme_const, N), slope); }
    TRY(handed) TRY(flags) TRY(condition)
    return check_failures != 0;
}
