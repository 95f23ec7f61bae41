// A call through a pointer without operands works on a global that holds active data.
#include "check.h"
static double state;
static void square(void) { state = state * state; }
static void twice(void) { state = 2 * state; }
void (*volatile chosen)(void) = square;

static double call_through_pointer(double x) {
    void (*step)(void) = chosen;
    state = x;
    step();
    return state;
}

int main(int argc, char **argv) {
    if (argc > 1) chosen = twice;
    return __enzyme_autodiff((void *)call_through_pointer, 3.0) != 6;
}
