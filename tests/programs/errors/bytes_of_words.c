// expect: EH0302 another number's bits
// levels: O1 O2 O3
// Numbers copied as words, and the words as bytes, by loops that nobody sees into.
#include "check.h"
#include <stdint.h>

__attribute__((noinline)) void copy_bytes(unsigned char *to, const unsigned char *from, size_t n) {
    for (size_t i = 0; i < n; i++) to[i] = from[i];
}

__attribute__((noinline)) void copy_words(uint64_t *to, const uint64_t *from, size_t n) {
    for (size_t i = 0; i < n; i++) to[i] = from[i];
}

static double f(double *x) {
    uint64_t first[2], second[2];
    double back[2];
    memcpy(first, x, 16);
    copy_words(second, first, 2);
    copy_bytes((unsigned char *)back, (unsigned char *)second, 16);
    return back[0] * back[0] + back[1] * back[1];
}

int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx);
    return 0;
}
