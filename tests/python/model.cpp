#include <cmath>
#include <complex>
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

struct Base {
    double left;
};
struct Derived : Base {
    static int made;
    double right;
    double product() const { return left * left * right; }
};
double product(const Derived &d) { return d.product(); }
double power(const std::complex<double> *z, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += z[i].real() * std::norm(z[i]);
    return sum;
}
struct Noted {
    double x;
    ~Noted() { x = 0; }
};
double noted(Noted n) { return n.x; }
