// expect: EH0312 uses the global @gain
// The gradient says nothing of a global that is differentiated.
#include "check.h"
static double gain;
__attribute__((noinline)) double amplified(double x) { return gain * x; }
double amplified_augmented(double x) { return amplified(x); }
double amplified_gradient(double x, double seed) { return seed * gain; }
void *__enzyme_register_gradient_amplified[] = {(void *)amplified, (void *)amplified_augmented, (void *)amplified_gradient};

static double f(double x) {
    gain = x * x;
    return amplified(x);
}

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
