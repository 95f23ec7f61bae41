// expect: EH0301 copies memory of unknown type
// levels: O2
// A hint says that memory holds integers, and the program computes with numbers there: a copy would lose their derivatives.
// (Words of 8 bytes would be looked at when the program runs.)
#include "check.h"
void __enzyme_integer(void *, size_t);

struct record {
    float value;
    int count[12];
};
__attribute__((noinline)) static void copy(struct record *to, const struct record *from) { memcpy(to, from, sizeof *to); }
static double f(double *x, int n) {
    struct record own = {(float)(x[0] * x[0]), {n}}, other;
    __enzyme_integer(&own, sizeof own);
    copy(&other, &own);
    return other.value * other.count[0];
}

int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    printf("%g\n", dx[0]);
}
