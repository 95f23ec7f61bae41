// expect: EH0208 native
// The only function that a pointer may lead to cannot be differentiated.
#include "check.h"
double native(double, int);
__asm__(".globl native\nnative: ret\n");
__attribute__((noinline)) static double in_native_code(double x, int n) { return native(x, n) * 2; }
double (*table[2])(double, int) = {in_native_code, in_native_code};
static double chosen(double x, int k) { return table[k](x, 2); }

int main(void) { return __enzyme_autodiff((void *)chosen, 3.0, 0) != 12; }
