// A function of two numbers that returns two: debug information tells that it takes no complex number.
// flags: -g
#include "check.h"
struct two {
    double a, b;
};
struct both {
    struct two result, tangent;
};
__attribute__((noinline)) struct two powers(double x, double y) { return (struct two){x * y, x * x * y}; }
struct two augmented(double x, double y) { return powers(x, y); }
struct two gradient(double x, double y, struct two seed) {
    return (struct two){10 * (seed.a * y + seed.b * 2 * x * y), 10 * (seed.a * x + seed.b * x * x)};
}
struct both tangent(double x, double dx, double y, double dy) {
    return (struct both){powers(x, y), {10 * (x * dy + y * dx), 10 * (2 * x * y * dx + x * x * dy)}};
}
void *__enzyme_register_gradient_powers[] = {(void *)powers, (void *)augmented, (void *)gradient};
void *__enzyme_register_derivative_powers[] = {(void *)powers, (void *)tangent};

static double f(double x, double y) {
    struct two p = powers(x, y);
    return p.a + 3 * p.b;
}
struct two __enzyme_autodiff_two(void *, ...);

int main(void) {
    const double x = 1.5, y = 0.7;
    struct two d = __enzyme_autodiff_two((void *)f, x, y);
    CHECK(d.a, 10 * (y + 6 * x * y));
    CHECK(d.b, 10 * (x + 3 * x * x));
    CHECK(__enzyme_fwddiff_check((void *)f, x, 1.0, y, 0.0), d.a);
    CHECK(__enzyme_fwddiff_check((void *)f, x, 0.0, y, 1.0), d.b);
    return check_failures;
}
