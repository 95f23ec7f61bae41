// All kinds of futures in one file: what joins a thread may be called, as far as types tell, where no thread is.
// levels: O2
#define PACKAGED
#define DEFERRED
#include "futures.h"
#include <vector>
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
