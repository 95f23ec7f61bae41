// The smallest request: one active scalar in, its derivative out.
#include "check.h"

static double square(double x) { return x * x; }

int main(void) {
    CHECK(__enzyme_autodiff((void *)square, 3.0), 6.0);
    CHECK(__enzyme_autodiff((void *)square, -1.5), -3.0);
    return check_result();
}
