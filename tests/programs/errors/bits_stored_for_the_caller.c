// expect: EH0302 another number's bits
// The bits of numbers, changed, are handed to the caller in memory that is differentiated.
#include "check.h"
#include <stdint.h>

static void f(const double *x, uint64_t *keys, int n) {
    for (int i = 0; i < n; i++) {
        uint64_t word;
        memcpy(&word, x + i, 8);
        keys[i] = word ^ 0x8000000000000001u;
    }
}

int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    uint64_t keys[2], dkeys[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, keys, dkeys, 2);
    return 0;
}
