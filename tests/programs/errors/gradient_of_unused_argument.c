// expect: EH0207 passed nothing as argument 2
// levels: O2
// The compiler passes anything at all as an argument that the function does not use, and the derivative of that was lost.
#include "check.h"
__attribute__((noinline)) double f(double x, double y) { return x * x; }
struct two {
    double x, y;
};
double augmented(double x, double y) { return f(x, y); }
struct two gradient(double x, double y, double seed) { return (struct two){2 * x * seed, 5 * y * seed}; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)gradient};

static double g(double x) { return f(x, 3 * x); }

int main(void) { return __enzyme_autodiff((void *)g, 3.0) > 0; }
