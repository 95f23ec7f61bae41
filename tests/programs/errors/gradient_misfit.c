// expect: EH0213 does not fit as a derivative of norm
// The gradient has no shadow of the array.
#include "check.h"
__attribute__((noinline)) double norm(const double *x, int n) { return x[0] * n; }
double norm_augmented(const double *x, double *dx, int n) { return norm(x, n); }
void norm_gradient(const double *x, int n, float seed) {}
void *__enzyme_register_gradient_norm[] = {(void *)norm, (void *)norm_augmented, (void *)norm_gradient};

static double f(double *x) { return norm(x, 2); }

int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    return __enzyme_autodiff((void *)f, x, dx) > 0;
}
