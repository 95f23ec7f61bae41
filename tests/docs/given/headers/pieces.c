// The declarations of the page, with bodies.
#include "check.h"
#include <enzyme_hub.h>

void library_trace(double x);
double library_log1p(double x);
// <page>
double root(double a) { return sqrt(a); }
double calibration[64], seen[2];
void log_step(double x) { seen[0] += x; }
double fast_log1p(double x) { return x - x * x / 2; } // its derivative is that of log1p
double norm(const double *x, int n) { return n ? x[0] * x[0] : 0; }
void library_trace(double x) { seen[1] += x; }
double library_log1p(double x) { return x - x * x / 2; }

static double f(double x) { return root(x) + fast_log1p(x) + library_log1p(x) + norm(&x, 1) + stop(x); }
ENZYME_NOINLINE static void set(double x) { calibration[0] = x; }
static double g(double x) {
    log_step(x);
    library_trace(x);
    set(x);
    return x * calibration[0];
}
static double h(double x) { return root(x); }

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 4.0), 0.25 + 2 / 5.0 + 8);
    CHECK(__enzyme_autodiff((void *)g, 4.0), 4.0); // the number in the calibration is constant
    CHECK(__enzyme_fwddiff_check((void *)h, 4.0, 1.0), 0.25);
    CHECK(seen[0], 4.0);
    CHECK(seen[1], 4.0);
    return check_failures;
}
