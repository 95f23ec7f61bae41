// expect: EH0303 crc32
// only: x86_64
// flags: -msse4.2 -g
// An intrinsic without a rule on bits of an active double.
#include "check.h"
#include <immintrin.h>

static double hashed(double x) {
    unsigned long bits;
    memcpy(&bits, &x, 8);
    bits = _mm_crc32_u64(1, bits) << 20;
    memcpy(&x, &bits, 8);
    return x;
}

int main(void) { return __enzyme_autodiff((void *)hashed, 2.0) > 0; }
