// The smallest gradient: d(x^2)/dx = 2x.
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) square.c -o square -lm
#include <math.h>
#include <stdio.h>

double __enzyme_autodiff(void *, ...);

static double square(double x) { return x * x; }

int main(void) {
    int failures = 0;
    for (double x = -2; x <= 3; x += 2.5) {
        double derivative = __enzyme_autodiff((void *)square, x);
        double analytic = 2 * x;
        printf("square(%g) = %.12g   derivative = %.12g   analytic = %.12g\n", x, square(x), derivative, analytic);
        failures += !(fabs(derivative - analytic) <= 1e-12 * (1 + fabs(analytic)));
    }
    return failures != 0;
}
