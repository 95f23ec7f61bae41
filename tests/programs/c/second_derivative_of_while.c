// A second derivative of a loop without a known trip count: what the first derivative saves grows as it runs.
#include "check.h"

static double power(double x) {
    double r = x;
    while (r < 100) r *= x;
    return r;
}

static double slope(double x) { return __enzyme_autodiff((void *)power, x); }

int main(void) {
    CHECK(__enzyme_autodiff((void *)slope, 5.0), 6 * 5.0);             // x^3: 5, 25, 125
    CHECK(__enzyme_autodiff((void *)slope, 2.0), 42 * pow(2.0, 5));    // x^7: 128
    return check_result();
}
