// expect: EH0312 constant memory as argument 1
// A gradient that adds to the shadow of what is constant here.
#include "check.h"
__attribute__((noinline)) double product(const double *x, double y) { return *x * y; }
double product_augmented(const double *x, double *dx, double y) { return product(x, y); }
double product_gradient(const double *x, double *dx, double y, double seed) {
    *dx += seed * y;
    return seed * *x;
}
void *__enzyme_register_gradient_product[] = {(void *)product, (void *)product_augmented, (void *)product_gradient};

static double f(double *x, double y) { return product(x, y) * 2; }

int main(void) {
    double x = 3;
    return __enzyme_autodiff((void *)f, enzyme_const, &x, enzyme_out, 2.0) > 0;
}
