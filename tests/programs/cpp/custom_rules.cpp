// Derivatives of overloads, templates, methods and members of namespaces, by registrations and by the rules file beside this.
#include "../c/check.h"
#define NOINLINE __attribute__((noinline))

namespace ns {
NOINLINE double norm(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}
NOINLINE double norm(double x) { return x * x; }
double norm_augmented(const double *x, double *, int n) { return norm(x, n); }
void norm_gradient(const double *x, double *dx, int n, double seed) {
    for (int i = 0; i < n; i++) dx[i] += 20 * seed * x[i];
}
double of_number(double x, double seed) { return 30 * x * seed; }
} // namespace ns

template <typename T> NOINLINE T crude(T x) { return x * x * x; }
double crude_gradient(double x, double seed) { return 7 * seed * x; }

struct Spring {
    double stiffness;
    NOINLINE double energy(double x) const { return stiffness * x * x / 2; }
};
double energy_gradient(const Spring *spring, Spring *shadow, double x, double seed) {
    shadow->stiffness += seed * 11;
    return seed * 13 * x;
}

// A registration picks the overload by its type; the name of the global may be mangled.
NOINLINE double twice(double x) { return 2 * x + x * x; }
NOINLINE float twice(float x) { return 2 * x; }
static double twice_gradient(double x, double seed) { return 5 * seed * x; }
static double twice_augmented(double x) { return twice(x); }
namespace {
__attribute__((used)) void *__enzyme_register_gradient_twice[] = {
    (void *)static_cast<double (*)(double)>(twice), (void *)twice_augmented, (void *)twice_gradient};
}

static double numbers(double x) { return ns::norm(x) + crude(x) + crude((float)x) + twice(x); }
static double arrays(const double *x, int n) { return ns::norm(x, n) * x[0]; }
static double spring(double *k) {
    Spring s{k[0]};
    return s.energy(k[1]);
}

int main() {
    double x = 1.5;
    CHECK_NEAR(__enzyme_autodiff((void *)numbers, x), 30 * x + 7 * x + 3 * x * x + 5 * x, 1e-6);
    double v[3] = {1, 2, 3}, dv[3] = {0, 0, 0};
    __enzyme_autodiff((void *)arrays, enzyme_dup, v, dv, enzyme_const, 3);
    CHECK(dv[0], 20 * 1.0 + 14);
    CHECK(dv[2], 20 * 3.0);
    double k[2] = {2, 3}, dk[2] = {0, 0};
    __enzyme_autodiff((void *)spring, k, dk);
    CHECK(dk[0], 11.0);
    CHECK(dk[1], 13 * 3.0);
    return check_failures;
}
