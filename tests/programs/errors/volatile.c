// expect: EH0310 volatile
// A volatile access of the caller's memory: others may change it before the reverse sweep reads it.
#include "check.h"

static double f(volatile double *p) {
    return *p * *p;
}

int main(void) {
    double x = 2, dx = 0;
    __enzyme_autodiff((void *)f, &x, &dx);
    return dx > 0;
}
