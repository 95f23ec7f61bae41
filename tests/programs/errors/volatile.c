// expect: EH0310 volatile
// A volatile store of an active value: a read of it in the reverse sweep would be a visible effect.
#include "check.h"

static double f(double x) {
    volatile double kept = x * x;
    return kept * x;
}

int main(void) { return __enzyme_autodiff((void *)f, 2.0) > 0; }
