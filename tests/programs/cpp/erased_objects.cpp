// memory: O2
// Type erasure by hand: an object of any type behind a `void *`, with functions that know what it is.
#include "check.h"
#include <vector>
class Any {
    void *object;
    double (*call)(void *, double);
    void (*destroy)(void *);
public:
    template <class T> explicit Any(T t) : object(new T(t)), call([](void *o, double x) { return (*static_cast<T *>(o))(x); }), destroy([](void *o) { delete static_cast<T *>(o); }) {}
    Any(Any &&o) noexcept : object(o.object), call(o.call), destroy(o.destroy) { o.object = nullptr; }
    ~Any() { if (object) destroy(object); }
    double operator()(double x) { return call(object, x); }
};
struct Scale { double k; double operator()(double x) { return k * x; } };
struct Power { int n; double operator()(double x) { double y = 1; for (int i = 0; i < n; i++) y *= x; return y; } };
struct Count { long calls; double gain; double operator()(double x) { calls++; return gain * x * calls; } };
struct Single { float a; double operator()(double x) { return a * x; } };
static double f(double *x, int n) {
    std::vector<Any> fs;
    fs.emplace_back(Scale{x[0]});
    fs.emplace_back(Power{n - 1});
    fs.emplace_back(Count{0, x[1]});
    fs.emplace_back(Single{0.5f});
    double y = x[2];
    for (int k = 0; k < 2; k++) for (auto &g : fs) y = g(y);
    return y;
}
int main() {
    const double x[3] = {0.5, 1.25, -0.75};
    double p[3] = {0.5, 1.25, -0.75}, dx[3] = {0};
    __enzyme_autodiff((void *)f, p, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
