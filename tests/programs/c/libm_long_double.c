// The long double spellings of libm.
#include "check.h"

long double __enzyme_autodiff_ld(void *, long double);

static long double f(long double x) { return sinl(x) * expl(x) + sqrtl(x) + logl(x) + powl(x, 2.5L) + fabsl(-x) + tanl(x); }

int main(void) {
    double x = 0.75;
    double want = (sin(x) + cos(x)) * exp(x) + 0.5 / sqrt(x) + 1 / x + 2.5 * pow(x, 1.5) + 1 + 1 / (cos(x) * cos(x));
    CHECK((double)__enzyme_autodiff_ld((void *)f, (long double)x), want);
    return check_result();
}
