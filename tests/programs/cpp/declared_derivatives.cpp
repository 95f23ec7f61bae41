// Derivatives declared by the macros of enzyme_hub.h for what has no plain name in C: overloads, templates, methods, functions
// of namespaces, inline functions.
#include "enzyme_hub.h"
#include "check.h"
#include <cmath>

namespace shapes {
inline double rough(double x);
inline double rough_tangent(double x, double dx) { return std::cos(x) * dx; }
inline double rough_augment(double x) { return rough(x); }
inline double rough_gradient(double x, double seed) { return std::cos(x) * seed; }
ENZYME_DERIVATIVE(rough, rough_tangent);
ENZYME_GRADIENT(rough, rough_augment, rough_gradient);
inline double rough(double x) { return x - x * x * x / 6; }

ENZYME_NOINLINE double norm(double x, double y) { return x * y; }
ENZYME_NOINLINE double norm(double x) { return 2 * x; }
template <typename T> ENZYME_NOINLINE T scaled(T x) { return x * T(3); }
struct Log {
    double seen = 0;
    ENZYME_INACTIVE double note(double x) { return seen += x; }
    ENZYME_NOINLINE static double at(double x) { return x * 7; }
};
} // namespace shapes

static double exp_tangent(double x, double dx) { return std::exp(x) * dx; }
static double exp_augment(double x) { return std::exp(x); }
static double exp_gradient(double x, double seed) { return std::exp(x) * seed; }
ENZYME_DERIVATIVE(((double (*)(double))shapes::norm), exp_tangent); ENZYME_FUNCTION_LIKE((shapes::scaled<double>), "sinh");
ENZYME_GRADIENT(((double (*)(double))shapes::norm), exp_augment, exp_gradient);
ENZYME_INACTIVE_FUNCTION((shapes::Log::at));

static double f(double x) {
    shapes::Log log;
    double sum = shapes::rough(x) + shapes::norm(x) + shapes::scaled(x) + shapes::Log::at(x);
    return sum + shapes::norm(x, x) + log.note(x) + shapes::scaled(float(x));
}

int main() {
    const double x = 0.75, expected = std::cos(x) + std::exp(x) + std::cosh(x) + 2 * x + 3;
    CHECK(__enzyme_autodiff((void *)f, x), expected);
    CHECK(__enzyme_fwddiff((void *)f, x, 1.0), expected);
    return check_result();
}
