// expect: EH0213 does not fit as a derivative of norm
// The derivative takes no tangent of the number, and the shadow of the array too late.
#include "check.h"
__attribute__((noinline)) double norm(const double *x, double by) { return x[0] * by; }
double norm_tangent(const double *x, double by, const double *dx) { return dx[0] * by; }
void *__enzyme_register_derivative_norm[] = {(void *)norm, (void *)norm_tangent};

static double f(double *x) { return norm(x, 2); }

int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    return __enzyme_fwddiff_check((void *)f, x, dx) > 0;
}
