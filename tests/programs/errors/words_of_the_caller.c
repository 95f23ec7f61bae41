// expect: EH0302 another number's bits
// levels: O1 O2 O3
// The caller's numbers are copied into words of the function's own, turned there, and copied back. That the words are
// integers to the function says nothing of the memory that they were copied from.
#include "check.h"
#include <stdint.h>

__attribute__((noinline)) static void copy(uint64_t *to, const uint64_t *from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[i];
}

static double f(double *x) {
    uint64_t given[24], words[24];
    memcpy(given, x, sizeof given);
    copy(words, given, 24);
    for (int i = 0; i < 24; i++) words[i] = __builtin_bswap64(words[i]);
    memcpy(x, words, sizeof words);
    return 1;
}

__attribute__((noinline)) static void gradient(void *x, void *dx) { __enzyme_autodiff((void *)f, x, dx); }

int main(void) {
    double *x = (double *)calloc(24, sizeof *x), *dx = (double *)calloc(24, sizeof *dx);
    gradient(x, dx);
    free(x);
    free(dx);
    return 0;
}
