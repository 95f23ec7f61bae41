// expect: EH0306 a pointer that cannot be followed
// The halves of an address are kept in two variables; who makes an address of them again is given nothing that is active.
#include "check.h"
#include <stdint.h>

static uint32_t low, high;
__attribute__((noinline)) static double value(void) { return *(double *)((uintptr_t)high << 32 | low); }

static double f(double *x, int n) {
    low = (uint32_t)(uintptr_t)x;
    high = (uint32_t)((uintptr_t)x >> 32);
    return value() * 3;
}

int main(void) {
    double x[1] = {1.3};
    CHECK_GRADIENT(f, x, 1);
    return check_result();
}
