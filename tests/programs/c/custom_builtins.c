// Derivatives of functions that compilers know: those that stay calls, and all of them where the compiler is told so.
// flags: -fno-builtin-fabs -fno-builtin-pow
#include "check.h"
double tenfold(double x, double seed) { return 10 * seed; }
void *__enzyme_register_gradient_fabs[] = {(void *)fabs, (void *)fabs, (void *)tenfold};
void *__enzyme_register_gradient_sin[] = {(void *)sin, (void *)sin, (void *)tenfold};
struct two {
    double x, y;
};
struct two hundredfold(double x, double y, double seed) { return (struct two){100 * seed, 100 * seed}; }
void *__enzyme_register_gradient_pow[] = {(void *)pow, (void *)pow, (void *)hundredfold};
void *__enzyme_function_like_cos[] = {(void *)cos, (void *)"sin"};
static double f(double x) { return fabs(x) + sin(x) * 2 + cos(x); }
static double square(double x) { return pow(x, 2.0); }
static double power(double x) { return pow(2.0, x); }

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 0.7), 30 + cos(0.7));
    CHECK(__enzyme_autodiff((void *)square, 0.7), 100.0);
    CHECK(__enzyme_autodiff((void *)power, 0.7), 100.0);
    return check_failures;
}
