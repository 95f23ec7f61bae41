// expect: EH0302 another number's bits
// levels: O1 O2 O3
// The bits of a number are swapped twice, by calls: integers on the way, and a number again at the end.
#include "check.h"
#include <stdint.h>

__attribute__((noinline)) static uint64_t swap(uint64_t word) { return __builtin_bswap64(word); }

static double f(double *x) {
    uint64_t word;
    double result;
    memcpy(&word, x, 8);
    word = swap(swap(word));
    memcpy(&result, &word, 8);
    return result * result;
}

int main(void) {
    double x = 2, dx = 0;
    __enzyme_autodiff((void *)f, &x, &dx);
    return 0;
}
