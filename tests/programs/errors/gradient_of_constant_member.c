// expect: EH0207 the constant that it returns
// levels: O2
// The compiler knows one member of the struct that is returned, and uses that instead.
#include "check.h"
struct two {
    double a, b;
};
__attribute__((noinline)) struct two f(double x) { return (struct two){x * x, 3}; }
struct two augmented(double x) { return f(x); }
double gradient(double x, struct two seed) { return 2 * x * seed.a + 100 * seed.b; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)gradient};

static double g(double x) {
    struct two both = f(x);
    return both.a + both.b * x;
}

int main(void) { return __enzyme_autodiff((void *)g, 3.0) > 0; }
