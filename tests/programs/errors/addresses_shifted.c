// expect: EH0306 a pointer that cannot be followed
// A handle is an address that is shifted up, with an index in its lowest bits.
#include "check.h"
#include <stdint.h>

__attribute__((noinline)) static double value(uint64_t handle) { return *(double *)(uintptr_t)(handle >> 16) * (handle & 0xffff); }

static double f(double *x, int n) { return value((uint64_t)(uintptr_t)x << 16 | (unsigned)n); }

int main(void) {
    double x[1] = {1.3};
    CHECK_GRADIENT(f, x, 1);
    return check_result();
}
