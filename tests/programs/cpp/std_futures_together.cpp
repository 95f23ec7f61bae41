// All kinds of futures in one file: what joins a thread may be called, as far as types tell, where no thread is.
// levels: O2
#include "check.h"
#include <future>
#include <thread>
#include <vector>
enum { N = 12 };
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
}
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

double packages(double *x, int n) {
    std::vector<std::packaged_task<double(int, int)>> tasks;
    std::vector<std::future<double>> results;
    std::vector<std::thread> threads;
    for (int k = 0; k < 3; k++) {
        tasks.emplace_back([x](int a, int b) { return part(x, a, b); });
        results.push_back(tasks.back().get_future());
    }
    for (int k = 0; k < 3; k++) threads.emplace_back(std::move(tasks[k]), k * n / 3, (k + 1) * n / 3);
    double s = 1;
    for (auto &r : results) s *= r.get();
    for (auto &t : threads) t.join();
    return s;
}
int main() {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2;
    CHECK_GRADIENT(shared, x, N);
    CHECK_GRADIENT(packaged, x, N);
    CHECK_GRADIENT(promised, x, N);
    CHECK_GRADIENT(asynced, x, N);
    CHECK_GRADIENT(deferred, x, N);
    CHECK_GRADIENT(packages, x, N);
    return check_result();
}
