// if/else chains: each branch has its own derivative.
#include "check.h"

static double f(double x) {
    if (x < -1) return -x * x;
    double y = x;
    if (x < 0) {
        y = 3 * x;
    } else if (x > 2) {
        y = x * x * x;
        if (x > 4) y += sin(x);
    }
    return y * 2;
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, -2.0), 4.0);
    CHECK(__enzyme_autodiff((void *)f, -0.5), 6.0);
    CHECK(__enzyme_autodiff((void *)f, 1.0), 2.0);
    CHECK(__enzyme_autodiff((void *)f, 3.0), 54.0);
    CHECK(__enzyme_autodiff((void *)f, 5.0), 150.0 + 2 * cos(5.0));
    return check_result();
}
