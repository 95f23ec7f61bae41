// expect: EH0312 a number within argument 1
// A struct of an integer and a float is passed as one integer: its number has no place in the gradient.
#include "check.h"
struct mixed { int n; float w; };
__attribute__((noinline)) double weighted(struct mixed m, double x) { return m.n * m.w * x; }
double weighted_augmented(struct mixed m, double x) { return weighted(m, x); }
double weighted_gradient(struct mixed m, double x, double seed) { return seed * m.n * m.w; }
void *__enzyme_register_gradient_weighted[] = {(void *)weighted, (void *)weighted_augmented, (void *)weighted_gradient};

static double f(double x) {
    struct mixed m = {3, (float)(x * x)};
    return weighted(m, x);
}

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
