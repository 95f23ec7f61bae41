// expect: EH0302
// A double changed bit by bit: no derivative rule for the instruction.
// flags: -g
#include "check.h"

static double magic(double x) {
    unsigned long bits;
    memcpy(&bits, &x, 8);
    bits = (bits >> 1) | 0x2000000000000000ul;
    memcpy(&x, &bits, 8);
    return x;
}

int main(void) { return __enzyme_autodiff((void *)magic, 2.0) > 0; }
