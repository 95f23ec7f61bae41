// expect: EH0304 EH0302 EH0208 EH0204
// Whatever is refused is told by one link; of two requests with the same error each is named, and what is right is not.
#include "check.h"

double outside(double);
__attribute__((noinline)) static double helper(double *x) { return outside(x[0]); }

double right(double *x) { return x[0] * x[1]; }

double assembly(double *x) {
    double y = x[0];
    __asm__("addsd %1, %0" : "+x"(y) : "x"(x[1]));
    return y;
}

double bits(double *x) {
    long i;
    double y;
    memcpy(&i, x, sizeof i);
    i = 3 * i + 1;
    memcpy(&y, &i, sizeof y);
    return y;
}

double one(double *x) { return helper(x) * x[1]; }
double other(double *x) { return helper(x) + x[1]; }

int main(void) {
    double x[2] = {1, 2}, dx[2] = {0, 0};
    __enzyme_autodiff((void *)right, enzyme_dup, x, dx);
    __enzyme_autodiff((void *)assembly, enzyme_dup, x, dx);
    __enzyme_autodiff((void *)bits, enzyme_dup, x, dx);
    __enzyme_autodiff((void *)one, enzyme_dup, x, dx);
    __enzyme_autodiff((void *)other, enzyme_dup, x, dx);
    __enzyme_autodiff((void *)right, enzyme_dup, x);
    return 0;
}
