// expect: EH0303 llvm.bswap
// levels: O0 O2 O3
// Numbers, and the function knows it, are turned as words and stay numbers for the types all the way: no bits are lost
// from sight, but an intrinsic without a rule computes with them.
#include "check.h"
#include <stdint.h>

__attribute__((noinline)) static void copy(uint64_t *to, const uint64_t *from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[i];
}

static double f(double *x) {
    uint64_t given[6], words[6];
    memcpy(given, x, sizeof given);
    copy(words, given, 6);
    for (int i = 0; i < 6; i++) words[i] = __builtin_bswap64(words[i]);
    memcpy(x, words, sizeof words);
    return x[0] + x[1] * x[2] * x[3] * x[4] * x[5];
}

__attribute__((noinline)) static void gradient(void *x, void *dx) { __enzyme_autodiff((void *)f, x, dx); }

int main(void) {
    double *x = (double *)calloc(6, sizeof *x), *dx = (double *)calloc(6, sizeof *dx);
    gradient(x, dx);
    free(x);
    free(dx);
    return 0;
}
