// Conversions float <-> double keep a derivative, a conversion to integer ends it.
#include "check.h"

static double f(double x) {
    float narrow = (float)x;
    int whole = (int)x;
    unsigned long big = (unsigned long)(x * 2);
    signed char small = (signed char)whole;
    return narrow * x + whole * x + (double)big * x + small;
}

int main(void) {
    double x = 2.75;
    CHECK(__enzyme_autodiff((void *)f, x), 2 * x + 2 + 5);
    return check_result();
}
