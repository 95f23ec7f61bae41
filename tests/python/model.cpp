#include <cmath>
#include <vector>

namespace model {
double total(const double *x, int n) {
    std::vector<double> all(x, x + n);
    all.push_back(x[0]);
    double sum = 0;
    for (double a : all) sum += std::exp(a) * a;
    return sum;
}
} // namespace model

extern "C" double cube(double x) { return x * x * x; }
