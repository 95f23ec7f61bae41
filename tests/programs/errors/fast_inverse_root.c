// expect: EH0302 bits
// A number whose fraction is computed from the bits of another one.
#include "check.h"
#include <stdint.h>

static double inverse_root(double x) {
    uint64_t u;
    memcpy(&u, &x, 8);
    u = 0x5fe6eb50c7b537a9 - (u >> 1);
    double y;
    memcpy(&y, &u, 8);
    return y * (1.5 - 0.5 * x * y * y);
}

int main(void) { return __enzyme_autodiff((void *)inverse_root, 2.0) > 0; }
