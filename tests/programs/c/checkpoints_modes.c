// A loop with checkpoints in every mode: lanes, forward mode, derivatives of derivatives, and a tape that serves twice.
#include "check.h"
extern int enzyme_width, enzyme_nofree;
struct two { double d[2]; };
struct forward { void *tape; double value; };
void __enzyme_checkpoint(long snapshots);
struct two __enzyme_autodiff_two(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct forward __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);

static double f(double x, int n) {
    double y = x;
    for (int i = 0; i < n; i++) {
        __enzyme_checkpoint(3);
        y += 0.1 * sin(y) * y;
    }
    return y;
}
static double first(double x, int n) { return __enzyme_autodiff((void *)f, x, n); }
// The same recurrence for y, its first and its second derivative.
static void exact(double x, int n, double *y) {
    y[0] = x, y[1] = 1, y[2] = 0;
    for (int i = 0; i < n; i++) {
        double s = sin(y[0]), c = cos(y[0]), g = 0.1 * (s + y[0] * c), h = 0.1 * (2 * c - y[0] * s);
        y[2] += g * y[2] + h * y[1] * y[1];
        y[1] += g * y[1];
        y[0] += 0.1 * s * y[0];
    }
}
int main() {
    const double x = 0.4;
    for (int n = 0; n < 30; n += 7) {
        double want[3];
        exact(x, n, want);
        CHECK(first(x, n), want[1]);
        CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0, enzyme_const, n), want[1]);
        CHECK(__enzyme_fwddiff((void *)first, enzyme_dup, x, 1.0, enzyme_const, n), want[2]);
        struct two lanes = __enzyme_autodiff_two((void *)f, enzyme_width, 2, enzyme_out, x, enzyme_const, n, 1.0, -2.0);
        CHECK(lanes.d[0], want[1]);
        CHECK(lanes.d[1], -2 * want[1]);
        struct forward made = __enzyme_augmentfwd((void *)f, enzyme_out, x, enzyme_const, n);
        CHECK(made.value, want[0]);
        CHECK(__enzyme_reverse((void *)f, enzyme_nofree, enzyme_out, x, enzyme_const, n, 3.0, made.tape), 3 * want[1]);
        CHECK(__enzyme_reverse((void *)f, enzyme_out, x, enzyme_const, n, 1.0, made.tape), want[1]);
    }
    return check_failures != 0;
}
