// A scalar held constant: only the other one is returned.
#include "check.h"

static double f(double x, double y) { return x * x * y; }

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, enzyme_const, 2.0, 3.0), 4);
    CHECK(__enzyme_autodiff((void *)f, 2.0, enzyme_const, 3.0), 12);
    return check_result();
}
