// The function reached through a cast, a local variable and a constant global.
#include "check.h"

static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double (*const chosen)(double) = cube;

int main(void) {
    double (*local)(double) = square;
    CHECK(__enzyme_autodiff((void *)local, 3.0), 6);
    CHECK(__enzyme_autodiff((void *)chosen, 3.0), 27);
    CHECK(__enzyme_autodiff((void *)(size_t)square, 3.0), 6);
    return check_result();
}
