// Infinite or undefined derivatives in branches not taken do not leak into the result.
#include "check.h"

static double guarded_root(double x) { return x > 0 ? sqrt(x) : 0; }
static double guarded_log(double x) {
    double y = x * 2;
    if (x > 0) y += log(x);
    return y;
}
static double guarded_quotient(double x) { return fabs(x) > 1e-9 ? sin(x) / x : 1 - x * x / 6; }

int main(void) {
    CHECK(__enzyme_autodiff((void *)guarded_root, 0.0), 0);
    CHECK(__enzyme_autodiff((void *)guarded_root, -4.0), 0);
    CHECK(__enzyme_autodiff((void *)guarded_root, 4.0), 0.25);
    CHECK(__enzyme_autodiff((void *)guarded_log, 0.0), 2);
    CHECK(__enzyme_autodiff((void *)guarded_log, -1.0), 2);
    CHECK(__enzyme_autodiff((void *)guarded_log, 2.0), 2.5);
    CHECK(__enzyme_autodiff((void *)guarded_quotient, 0.0), 0);
    CHECK(__enzyme_autodiff((void *)guarded_quotient, 1.0), cos(1.0) - sin(1.0));
    return check_result();
}
