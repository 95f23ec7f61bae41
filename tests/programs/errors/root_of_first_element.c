// expect: EH0304 inline assembly
// only: x86_64
// The root of the first element alone, which the same string would be of a number.
#include "check.h"
#include <immintrin.h>
static double f(double *x, int n) {
    __m128d v = _mm_set_pd(x[1], x[0] * x[0]);
    __asm__("sqrtsd %0, %0" : "+x"(v));
    return v[0] * x[2] + v[1];
}
int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, dx[3] = {0}, y[3] = {0.5, 1.25, -0.75};
    __enzyme_autodiff((void *)f, y, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
