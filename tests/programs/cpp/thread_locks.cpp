// std::atomic::wait; locks of several mutexes, of several readers, that are tried; waits with a time limit
// flags: -std=c++20
#include "check.h"
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <vector>
enum { N = 16, THREADS = 3 };
using threads = std::vector<std::jthread>; // joined where it ends
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
}

double two_locks(double *x, int n) {
    double s = 0, p = 1;
    std::mutex of_s, of_p;
    {
        threads all;
        for (int k = 0; k < THREADS; k++) all.emplace_back([&, k] {
            for (int i = k; i < n; i += THREADS) {
                if (i % 2) {
                    std::scoped_lock both(of_s, of_p);
                    s += x[i] * x[i], p *= 1 + 0.1 * x[i];
                } else {
                    std::scoped_lock both(of_p, of_s);
                    s += x[i], p *= 1 + 0.2 * x[i];
                }
                std::unique_lock<std::mutex> tried(of_p, std::try_to_lock);
                while (!tried) std::this_thread::yield(), tried.try_lock();
                p *= 1.01;
            }
        });
    }
    return s * p;
}
double many_readers(double *x, int n) {
    double s = 0, p = 1;
    std::shared_mutex lock;
    {
        threads all;
        for (int k = 0; k < THREADS; k++) all.emplace_back([&, k] {
            for (int i = k; i < n; i += THREADS) {
                {
                    std::shared_lock reading(lock);
                    if (p < 0) return;
                }
                std::unique_lock writing(lock);
                s += x[i] * x[i], p *= 1 + 0.1 * x[i];
            }
        });
    }
    std::shared_lock reading(lock);
    return s * p;
}
double not_for_long(double *x, int n) {
    std::mutex lock;
    std::condition_variable filled;
    bool is_there = false;
    double a = 0, b = 0;
    {
        std::jthread one([&] {
            std::unique_lock<std::mutex> held(lock);
            while (!filled.wait_for(held, std::chrono::microseconds(50), [&] { return is_there; })) {}
            b = a * a;
        });
        double sum = part(x, 0, n);
        std::lock_guard<std::mutex> held(lock);
        a = sum;
        is_there = true;
        filled.notify_one();
    }
    return b * x[0];
}

double when_it_changes(double *x, int n) {
    std::atomic<int> stage(0);
    double a = 0, b = 0;
    {
        std::thread one([&] {
            a = part(x, 0, n);
            stage = 1;
            stage.notify_all();
            stage.wait(1);
            a *= b;
        });
        stage.wait(0);
        b = a * x[0];
        stage = 2;
        stage.notify_one();
        one.join();
    }
    return a;
}

int main() {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.05 * i + 0.2;
    CHECK_GRADIENT(two_locks, x, N);
    CHECK_GRADIENT(many_readers, x, N);
    CHECK_GRADIENT(not_for_long, x, N);
    CHECK_GRADIENT(when_it_changes, x, N);
    return check_result();
}
