// expect: EH0302 another number's bits
// levels: O1 O2 O3
// Bits of numbers pass through global words and functions that have no active argument.
#include "check.h"
#include <stdint.h>

static uint64_t words[4];

__attribute__((noinline)) void put(int i, uint64_t word) { words[i] = word ^ 0x5555; }
__attribute__((noinline)) uint64_t get(int i) { return words[i] ^ 0x5555; }

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        uint64_t word;
        memcpy(&word, x + i, 8);
        put(i, word);
    }
    for (int i = 0; i < 4; i++) {
        uint64_t word = get(3 - i);
        double number;
        memcpy(&number, &word, 8);
        sum += number * number;
    }
    return sum;
}

int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx);
    return 0;
}
