// expect: EH0208 missing_body caller_of_it body_missing.c:8
// flags: -g
// An active call of a function of which no bitcode is there (only native code): named with its caller and its line.
#include "check.h"
double missing_body(double);

__attribute__((noinline)) static double caller_of_it(double x) {
    return missing_body(x) * x;
}
__asm__(".globl missing_body\nmissing_body: ret\n");

int main(void) { return __enzyme_autodiff((void *)caller_of_it, 2.0) > 0; }
