// One function exchanges doubles in one call and integers in another; its memory types differ between calls.
#include <string.h>

#include "check.h"

__attribute__((noinline)) static void exchange(void *a, void *b) {
    char t[8];
    memcpy(t, a, 8);
    memcpy(a, b, 8);
    memcpy(b, t, 8);
}

static double f(double *x, long *n) {
    exchange(x, x + 1);
    exchange(n, n + 1);
    return x[0] * x[1] * x[1] * n[0];
}

int main(void) {
    double x[2] = {2, 3}, dx[2] = {0};
    long n[2] = {5, 7}, dn[2] = {5, 7};
    __enzyme_autodiff((void *)f, x, dx, n, dn);
    CHECK(dx[0], 2 * 2 * 3 * 7.0);
    CHECK(dx[1], 2 * 2 * 7.0);
    CHECK(n[0], 7);
    return check_result();
}
