// A switch with several cases on one target and a default.
#include "check.h"

static double f(double x, int kind) {
    switch (kind) {
    case 0: return x * x;
    case 1:
    case 5: return sin(x);
    case 7: x = x * 2; break;
    case -3: x = exp(x); break;
    default: x = -x;
    }
    return x * x;
}

int main(void) {
    double x = 0.75;
    CHECK(__enzyme_autodiff((void *)f, x, 0), 2 * x);
    CHECK(__enzyme_autodiff((void *)f, x, 1), cos(x));
    CHECK(__enzyme_autodiff((void *)f, x, 5), cos(x));
    CHECK(__enzyme_autodiff((void *)f, x, 7), 8 * x);
    CHECK(__enzyme_autodiff((void *)f, x, -3), 2 * exp(2 * x));
    CHECK(__enzyme_autodiff((void *)f, x, 2), 2 * x);
    return check_result();
}
