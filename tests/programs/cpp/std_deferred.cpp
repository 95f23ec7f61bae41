// Work that is put off (std::launch::deferred) beside work of a thread.
#include "check.h"
#include <future>
#include <thread>
enum { N = 12 };
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
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
int main() {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2;
    CHECK_GRADIENT(asynced, x, N);
    CHECK_GRADIENT(deferred, x, N);
    return check_result();
}
