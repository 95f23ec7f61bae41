// Functions with given derivatives that return small structs: in C the struct within a larger one has a name, the result has none.
#include "check.h"
struct two {
    double a, b;
};
__attribute__((noinline)) struct two powers(double x) { return (struct two){x * x, x * x * x}; }
struct taped {
    double tape;
    struct two result;
};
struct taped augmented(double x) { return (struct taped){x, powers(x)}; }
double gradient(double x, struct two seed, double tape) { return 20 * tape * seed.a + 30 * tape * tape * seed.b; }
void *__enzyme_register_gradient_powers[] = {(void *)powers, (void *)augmented, (void *)gradient};
struct both {
    struct two result, tangent;
};
struct both tangent(double x, double dx) { return (struct both){powers(x), {20 * x * dx, 30 * x * x * dx}}; }
void *__enzyme_register_derivative_powers[] = {(void *)powers, (void *)tangent};

double fifth(double x) {
    struct two p = powers(x);
    return p.a * p.b; // 10 times the derivative of x^5
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)fifth, 1.5), 50 * pow(1.5, 4));
    CHECK(__enzyme_fwddiff_check((void *)fifth, 1.5, 1.0), 50 * pow(1.5, 4));
    return check_failures;
}
