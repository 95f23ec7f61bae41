// expect: EH0310 std::async
#include "check.h"
#include <future>
double f(const double *x) {
    auto a = std::async(std::launch::async, [=] { return x[0] * x[0]; });
    return a.get() * x[1];
}
int main() {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}
