// A function is called by another name of its (an alias, an alias that the linker could replace), and works on a global.
#include "check.h"
static double state;
__attribute__((noinline)) void square(void) { state = state * state; }
void step(void) __attribute__((weak, alias("square")));
__attribute__((noinline)) double cube(double x) { return x * x * x; }
double power(double) __attribute__((alias("cube")));

static double f(double x) {
    state = x;
    step();
    return state + power(x);
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 3.0), 6 + 27);
    return check_result();
}
