// expect: EH0306 a pointer that cannot be followed
// flags: -g
// levels: O2
// The caller's struct has a pointer; a function divides its word by 8, another one multiplies again.
#include <stdint.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);

struct Holder {
    double *pointer;
    int count;
};

__attribute__((noinline)) static int64_t eighth(struct Holder *h) {
    int64_t word;
    memcpy(&word, h, sizeof word);
    return word / 8;
}

__attribute__((noinline)) static double at(int64_t eighth, int i) { return ((double *)(eighth * 8))[i]; }

static double squares(struct Holder *h) {
    int64_t word = eighth(h);
    return at(word, 0) * at(word, 0) + at(word, 1) * at(word, 1);
}

int main(void) {
    double x[2] = {3, 5}, dx[2] = {0};
    struct Holder h = {x, 2}, dh = {dx, 2};
    __enzyme_autodiff((void *)squares, &h, &dh);
    return dx[0] != 6;
}
