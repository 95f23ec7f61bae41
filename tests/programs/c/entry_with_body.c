// A function of the program's with an entry point's name in its name is no entry point: it has a body.
#include "check.h"
static double square(double x) { return x * x; }
__attribute__((noinline)) double my__enzyme_autodiff(double (*g)(double), double x) { return g(x) - 1; }
static double f(double x) { return my__enzyme_autodiff(square, x) * x; }

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 2.0), 11);
    CHECK(my__enzyme_autodiff(square, 3), 8);
    return check_result();
}
