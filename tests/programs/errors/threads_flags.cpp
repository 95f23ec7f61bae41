// expect: EH0310 wait
#include "check.h"
#include <atomic>
#include <thread>
double f(const double *x) {
    double y = 0, s = 0;
    std::atomic<bool> ready{false};
    std::thread a([&] { y = x[0] * x[0]; std::atomic_thread_fence(std::memory_order_release); ready.store(true, std::memory_order_relaxed); });
    std::thread b([&] { while (!ready.load(std::memory_order_relaxed)) {} std::atomic_thread_fence(std::memory_order_acquire); s = y * x[1]; });
    a.join();
    b.join();
    return s;
}
int main() {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
