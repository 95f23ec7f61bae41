// expect: EH0301 std::vector
// flags: -g
// What a std::function keeps in its base class is not padding: a vector that grows moves it.
#include "check.h"
#include <functional>
#include <vector>

static double f(double x) {
    const double y = x * x, z = y + 1;
    std::vector<std::function<double(double)>> functions;
    for (int i = 0; i < 3; i++) functions.push_back([x, y, z](double t) { return x * t + y * z; });
    double sum = 0;
    for (const auto &g : functions) sum += g(x);
    return sum;
}

int main() { return __enzyme_autodiff((void *)f, 2.0) > 0; }
