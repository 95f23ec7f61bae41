// expect: EH0208 twice caller_of_it global native_function_on_global.c:11
// flags: -g
// Native code changes a global that holds active data; the call has no operands.
#include "check.h"
double shared;
void twice(void);
__asm__(".text\n.globl twice\ntwice: movsd shared(%rip), %xmm0\n addsd %xmm0, %xmm0\n movsd %xmm0, shared(%rip)\n ret\n");

static double caller_of_it(double x) {
    shared = x;
    twice();
    return shared * shared;
}

int main(void) { return __enzyme_autodiff((void *)caller_of_it, 3.0) != 24; }
