// expect: EH0208 change_it memory
// Native code that was told the address of an array before changes it; a function between that has a body hides nothing.
#include "check.h"
void change_it(void);
__asm__(".text\n.globl change_it\nchange_it: ret\n");

__attribute__((noinline)) static void caller_of_it(int times) {
    for (int i = 0; i < times; i++) change_it();
}

static double f(double *x, int times) {
    double before = x[0];
    caller_of_it(times);
    return before * x[0];
}

int main(void) {
    double x = 3, d = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, &x, &d, enzyme_const, 2);
    return d != 6;
}
