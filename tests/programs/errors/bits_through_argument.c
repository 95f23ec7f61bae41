// expect: EH0302 another number's bits
// levels: O1 O2 O3
// Bits of a number, rotated, come back through a pointer argument, and go into a function that rotates them back.
#include "check.h"
#include <stdint.h>

__attribute__((noinline)) void rotate(const double *from, uint64_t *to) {
    memcpy(to, from, 8);
    *to = *to << 1 | *to >> 63;
}

__attribute__((noinline)) double restored(uint64_t word) {
    double number;
    word = word >> 1 | word << 63;
    memcpy(&number, &word, 8);
    return number;
}

static double f(double *x) {
    uint64_t word;
    rotate(x, &word);
    return restored(word) * restored(word);
}

int main(void) {
    double x = 2, dx = 0;
    __enzyme_autodiff((void *)f, &x, &dx);
    return 0;
}
