// expect: EH0302 from another number's bits
// levels: O2
// The bytes of two numbers are taken out of a vector of bytes, one by one, and put where the program's types say integers.
#include "check.h"
#include <string.h>
extern void __enzyme_integer(void *, long);
typedef unsigned char bytes __attribute__((vector_size(16)));
typedef double pair __attribute__((vector_size(16)));
__attribute__((noinline)) static double sum(const double *x) { return x[0] * x[1]; }
static double f(double x) {
    double copy[2];
    __enzyme_integer(copy, 16);
    pair both = {x, 3 * x};
    bytes of_both = (bytes)both;
    for (int i = 0; i < 16; i++) ((volatile unsigned char *)copy)[i] = of_both[i];
    return sum(copy);
}
int main(void) { return __enzyme_autodiff((void *)f, 1.2) > 0; }
