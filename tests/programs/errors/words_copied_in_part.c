// expect: EH0302 applies the integer operation
// levels: O1
// Words are copied, turned in place, and as many of them as are used become numbers by memcpy. The words are an array that only
// an index walks: no field of it is copied, and yet its elements are.
#include "check.h"
#include <stdio.h>
#include <stdint.h>
#include <string.h>

__attribute__((noinline)) static uint64_t turn(uint64_t u) { return ~u; }

__attribute__((noinline)) static void copy(uint64_t *to, const uint64_t *from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[i];
}

static double f(double *x) {
    double sum = 0, c[8];
    uint64_t words[6];
    copy(words, (uint64_t *)x, 6);
    for (int i = 0; i < 6; i++) words[i] = turn(words[i]);
    for (int i = 0; i < 6; i++) words[i] = turn(words[i]);
    memcpy(c, words, 5 * sizeof *c);
    for (int i = 0; i < 5; i++) sum += (i + 1) * c[i];
    return sum;
}

int main(void) {
    double x[6] = {1, 2, 3, 4, 5, 6}, dx[6] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    for (int i = 0; i < 5; i++) printf("%g\n", dx[i]);
    return 0;
}
