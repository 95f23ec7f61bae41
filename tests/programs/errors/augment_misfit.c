// expect: EH0213 does not fit as a derivative of bump
// The augmented forward returns the result before the tape.
#include "check.h"
struct taped {
    double result;
    double *tape;
};
__attribute__((noinline)) double bump(double x) { return x * x; }
struct taped augmented(double x) { return (struct taped){bump(x), 0}; }
double gradient(double x, double seed, double *tape) { return 2 * x * seed; }
void *__enzyme_register_gradient_bump[] = {(void *)bump, (void *)augmented, (void *)gradient};

static double f(double x) { return bump(x) * 2; }

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
