// A branch: relu3(x) is x^3 where x is positive, else 0; its derivative is 3 x^2 or 0. Only the side that ran is
// differentiated, and the machine code of `diffe_relu3` is what one would write by hand:
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) relu3.c -o relu3 -lm && objdump -d relu3
#include <math.h>
#include <stdio.h>

double __enzyme_autodiff(void *, ...);

double relu3(double x) {
    double result;
    if (x > 0)
        result = pow(x, 3);
    else
        result = 0;
    return result;
}

__attribute__((noinline)) double diffe_relu3(double x) { return __enzyme_autodiff((void *)relu3, x); }

int main(void) {
    static const double points[] = {-1.5, 0, 0.5, 2};
    int failures = 0;
    for (unsigned i = 0; i < sizeof points / sizeof *points; i++) {
        double x = points[i];
        double derivative = diffe_relu3(x);
        double analytic = x > 0 ? 3 * x * x : 0;
        printf("relu3(%g) = %.12g   derivative = %.12g   analytic = %.12g\n", x, relu3(x), derivative, analytic);
        failures += !(fabs(derivative - analytic) <= 1e-12 * (1 + fabs(analytic)));
    }
    return failures != 0;
}
