// expect: EH0312 in 2 lanes
// The augmented forward changes in place what it reads, and would do so once for each lane.
#include "check.h"
extern int enzyme_width;
struct lanes { double lane[2]; };
struct lanes __enzyme_autodiff_lanes(void *, ...);
__attribute__((noinline)) void scale(double *x, double by) { *x *= by; }
void scale_augmented(double *x, double *dx, double by) { scale(x, by); }
double scale_gradient(double *x, double *dx, double by) { return 0; }
void *__enzyme_register_gradient_scale[] = {(void *)scale, (void *)scale_augmented, (void *)scale_gradient};

static double f(double x) {
    double y = x;
    scale(&y, x);
    return y;
}

int main(void) { return __enzyme_autodiff_lanes((void *)f, enzyme_width, 2, 3.0, 1.0, 2.0).lane[0] > 0; }
