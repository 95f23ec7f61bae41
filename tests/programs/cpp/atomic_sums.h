// The ways in which programs add to a std::atomic<double>.
#pragma once
#include <atomic>

using atomic_sum = std::atomic<double>;
static const auto by_fetching = [](atomic_sum &sum, double term) { sum.fetch_add(term); };
static const auto by_subtracting = [](atomic_sum &sum, double term) { sum -= term; };
static const auto by_weak_exchange = [](atomic_sum &sum, double term) {
    double old = sum.load(std::memory_order_relaxed);
    while (!sum.compare_exchange_weak(old, old + term, std::memory_order_relaxed)) {}
};
static const auto by_strong_exchange = [](atomic_sum &sum, double term) {
    double old = sum;
    while (!sum.compare_exchange_strong(old, old + term)) {}
};
