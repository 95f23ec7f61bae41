// expect: EH0305 caller_of_it
// A function that is chosen when the program starts (ifunc) works on a global that holds active data.
#include "check.h"
static double state;
static void square(void) { state = state * state; }
static void twice(void) { state = 2 * state; }
volatile int processor = 1;
static void *choose(void) { return processor ? (void *)square : (void *)twice; }
void step(void) __attribute__((ifunc("choose")));

static double caller_of_it(double x) {
    state = x;
    step();
    return state;
}

int main(void) { return __enzyme_autodiff((void *)caller_of_it, 3.0) != 6; }
