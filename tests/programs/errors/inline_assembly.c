// expect: EH0304 inline_assembly.c:8
// only: x86_64
// flags: -g
// Inline assembly that takes and gives an active value.
#include "check.h"

static double doubled(double x) {
    __asm__("addsd %0, %0" : "+x"(x));
    return x * x;
}

int main(void) { return __enzyme_autodiff((void *)doubled, 2.0) > 0; }
