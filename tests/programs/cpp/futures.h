// Functions that wait for futures: PACKAGED has those whose threads are std::threads, DEFERRED those of std::async.
#pragma once
#include "check.h"
#include <future>
#include <thread>
enum { N = 12 };
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
}
#ifdef PACKAGED
double shared(double *x, int n) {
    std::shared_future<double> first = std::async(std::launch::async, [x, n] { return part(x, 0, n / 2); }).share();
    double a = 0, b = 0;
    std::thread one([&, first] { a = first.get() * x[0]; }), two([&, first] { b = first.get() * part(x, n / 2, n); });
    one.join();
    two.join();
    return a * b;
}
double packaged(double *x, int n) {
    std::packaged_task<double()> task([x, n] { return part(x, 0, n / 2); });
    auto result = task.get_future();
    std::thread one(std::move(task));
    double b = part(x, n / 2, n), a = result.get();
    one.join();
    return a * b;
}
double promised(double *x, int n) {
    std::promise<double> promise;
    auto result = promise.get_future();
    double b = 0;
    std::thread one([x, n, given = std::move(promise)]() mutable { given.set_value(part(x, 0, n / 2)); });
    std::thread two([x, n, &b, taken = std::move(result)]() mutable { b = taken.get() * part(x, n / 2, n); });
    one.join();
    two.join();
    return b;
}
#endif
#ifdef DEFERRED
double asynced(double *x, int n) {
    auto f = std::async(std::launch::async, [=] { return part(x, 0, n / 2); });
    double b = part(x, n / 2, n);
    return f.get() * b;
}
double deferred(double *x, int n) {
    auto f = std::async(std::launch::deferred, [=] { return part(x, 0, n / 2) * x[1]; });
    double b = part(x, n / 2, n);
    return f.get() * b;
}
#endif
