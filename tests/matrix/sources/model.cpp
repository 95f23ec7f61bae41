// The function that is called: energy of a chain, each element with the next.
#include <cmath>
#include <vector>
extern "C" double model(const double *x, long n) {
    const std::vector<double> v(x, x + n);
    double sum = 0;
    for (long i = 0; i < n; i++) sum += std::sin(v[i]) * v[(i + 1) % n] + v[i] * v[i];
    return sum;
}
