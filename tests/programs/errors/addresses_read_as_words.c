// expect: EH0306 a pointer that cannot be followed
// flags: -g
// levels: O2
// A pointer lies in memory; another function reads it as a word, and complements that.
#include <stdint.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);

struct Holder {
    double *pointer;
};

__attribute__((noinline)) static uint64_t complement(struct Holder *h) {
    uint64_t word;
    memcpy(&word, h, sizeof word);
    return ~word;
}

__attribute__((noinline)) static double at(uint64_t complemented, int i) { return ((double *)~complemented)[i]; }

static double squares(double *x) {
    struct Holder h = {x};
    uint64_t word = complement(&h);
    return at(word, 0) * at(word, 0) + at(word, 1) * at(word, 1);
}

int main(void) {
    double x[2] = {3, 5}, dx[2] = {0};
    __enzyme_autodiff((void *)squares, x, dx);
    return dx[0] != 6;
}
