// expect: EH0302 from another number's bits
// A struct of an integer and a float is returned as one integer: its number has no seed.
#include "check.h"
struct mixed { int n; float w; };
__attribute__((noinline, weak)) struct mixed make(double x) { return (struct mixed){3, (float)x}; }
struct mixed make_augmented(double x) { return make(x); }
double make_gradient(double x) { return 0; }
void *__enzyme_register_gradient_make[] = {(void *)make, (void *)make_augmented, (void *)make_gradient};

static double f(double x) {
    struct mixed m = make(x);
    return m.n * m.w * x;
}

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
