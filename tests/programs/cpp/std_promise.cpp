// A std::promise that a thread keeps, while who started it waits for the future.
#include "check.h"
#include <future>
#include <thread>
enum { N = 24 };
static double part(const double *x, int a, int b) {
    double s = 0;
    for (int i = a; i < b; i++) s += std::sin(x[i]) * x[i];
    return s;
}
double energy(const double *x, int n) {
    std::promise<double> p;
    auto f = p.get_future();
    std::thread t([&p, x, n] { p.set_value(part(x, 0, n / 2)); });
    double r = f.get() * part(x, n / 2, n);
    t.join();
    return r;
}
int main() {
    double x[N], dx[N] = {0};
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2;
    __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, enzyme_const, N);
    check_differences("energy", (double(*)(double*,int))energy, x, dx, N);
    return check_failures != 0;
}
