// A constant table whose entries have the type of the function that calls them, and of its derivatives, whose addresses are
// taken as well.
#include "check.h"

typedef double (*function)(double);

__attribute__((noinline)) static double wave(double x) { return x * sin(x); }
__attribute__((noinline)) static double square(double x) { return x * x; }
static function table[2] = {square, wave};
static double by_table(double x) {
    double s = x;
    for (int i = 0; i < 5; i++) s = 0.5 * table[i % 2](s) + 0.1 * s;
    return s;
}
static double first_by_table(double x) { return __enzyme_autodiff((void *)by_table, x); }
static double second(double x) { return __enzyme_autodiff((void *)first_by_table, x); }
static double third(double x) { return __enzyme_fwddiff_check((void *)second, x, 1.0); }

// Central differences of fourth order, of any of these.
static double difference(function f, double x) {
    const double h = 1e-3;
    return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
}

int main(void) {
    CHECK_NEAR(first_by_table(0.7), difference(by_table, 0.7), 1e-8);
    CHECK_NEAR(second(0.7), difference(first_by_table, 0.7), 1e-8);
    CHECK_NEAR(third(0.7), difference(second, 0.7), 1e-8);
    return check_result();
}
