// std::jthread; latches, barriers and semaphores
// flags: -std=c++20
#include "check.h"
#include <barrier>
#include <latch>
#include <semaphore>
#include <thread>
#include <vector>
enum { N = 16, THREADS = 3 };
using threads = std::vector<std::jthread>; // joined where it ends
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
}

double joined_at_the_end(double *x, int n) {
    double a[THREADS], s = 1;
    {
        threads all;
        for (int k = 0; k < THREADS; k++) all.emplace_back([&, k] { a[k] = part(x, k * n / THREADS, (k + 1) * n / THREADS); });
    }
    for (double v : a) s *= v;
    return s;
}
double told_to_stop(double *x, int n) {
    double s = 0;
    std::jthread one([&](std::stop_token token) {
        for (int i = 0; i < n && !token.stop_requested(); i++) s += x[i] * x[i] * x[i];
    });
    one.join();
    one.request_stop();
    return s;
}
double counted_down(double *x, int n) {
    std::vector<double> y(n);
    std::latch done(THREADS);
    double s = 0;
    threads all;
    for (int k = 0; k < THREADS; k++) all.emplace_back([&, k] {
        for (int i = k; i < n; i += THREADS) y[i] = std::sin(x[i]);
        done.count_down();
    });
    done.wait();
    for (int i = 0; i < n; i++) s += y[i] * y[(i + 1) % n];
    return s;
}
double in_steps(double *x, int n) {
    std::vector<double> y(x, x + n), z(n);
    {
        std::barrier step(THREADS);
        threads all;
        for (int k = 0; k < THREADS; k++) all.emplace_back([&, k] {
            for (int t = 0; t < 2; t++) {
                for (int i = k; i < n; i += THREADS) z[i] = std::sin(y[i]) * y[(i + 1) % n];
                step.arrive_and_wait();
                for (int i = k; i < n; i += THREADS) y[i] = z[i] + z[(i + 2) % n];
                step.arrive_and_wait();
            }
        });
    }
    double s = 0;
    for (double v : y) s += v * v;
    return s;
}
double in_turn(double *x, int n) {
    std::counting_semaphore<8> full(0);
    std::binary_semaphore empty(1);
    double slot = 0, s = 0;
    {
        std::jthread one([&] {
            for (int i = 0; i < n; i++) {
                full.acquire();
                s = s * 0.5 + slot * slot;
                empty.release();
            }
        });
        for (int i = 0; i < n; i++) {
            empty.acquire();
            slot = std::sin(x[i]);
            full.release();
        }
    }
    return s;
}
int main() {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.05 * i + 0.2;
    CHECK_GRADIENT(joined_at_the_end, x, N);
    CHECK_GRADIENT(told_to_stop, x, N);
    CHECK_GRADIENT(counted_down, x, N);
    CHECK_GRADIENT(in_steps, x, N);
    CHECK_GRADIENT(in_turn, x, N);
    return check_result();
}
