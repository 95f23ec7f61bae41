// Extended precision: long double arithmetic, argument, memory and result.
#include "check.h"

long double __enzyme_autodiff_ld(void *, long double);

static long double f(long double x) {
    long double power[3];
    power[0] = x;
    for (int i = 1; i < 3; i++) power[i] = power[i - 1] * x;
    return power[2] / 3 + sinl(x);
}

int main(void) {
    CHECK((double)__enzyme_autodiff_ld((void *)f, 1.25L), 1.25 * 1.25 + cos(1.25));
    return check_result();
}
