// Two functions that call each other.
#include "check.h"

static double cosine_like(double x, int n);

__attribute__((noinline)) static double sine_like(double x, int n) {
    if (n == 0) return x;
    double half = 0.5 * x;
    return 2 * sine_like(half, n - 1) * cosine_like(half, n - 1);
}

__attribute__((noinline)) static double cosine_like(double x, int n) {
    if (n == 0) return 1 - 0.5 * x * x;
    double s = sine_like(0.5 * x, n - 1);
    return 1 - 2 * s * s;
}

static double wrapped(double *x, int n) { return sine_like(x[0], 6) + 0 * n; }

int main(void) {
    double x = 0.8, dx = __enzyme_autodiff((void *)sine_like, x, 6);
    CHECK_DIFFERENCES(wrapped, &x, &dx, 1);
    CHECK_NEAR(dx, cos(x), 1e-3);
    return check_result();
}
