// Derivatives have the type of the hooks that the function calls, so that a pointer may seem to lead from a function to a
// request for its own derivative: the orders are found all the same, and a hook may be another function's derivative.
#include "check.h"

typedef double (*function)(double);

__attribute__((noinline)) static double solve(function f, double x, int n) { return n ? 0.5 * f(solve(f, x, n - 1)) + x : x; }
__attribute__((noinline)) static double wave(double x) { return x * sin(x); }
__attribute__((noinline)) static double square(double x) { return x * x; }
static double slope_of_wave(double x) { return __enzyme_autodiff((void *)wave, x); }
static double slope_by_hand(double x) { return sin(x) + x * cos(x); }

static function hook = wave;
static double by_hook(double x) { return solve(hook, x, 3); }
static double first(double x) { return __enzyme_autodiff((void *)by_hook, x); }
static double forward_over_reverse(double x) { return __enzyme_fwddiff_check((void *)first, x, 1.0); }
static double reverse_over_reverse(double x) { return __enzyme_autodiff((void *)first, x); }

// Central differences of fourth order, of any of these.
static double difference(function f, double x) {
    const double h = 1e-3;
    return (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
}
static void check_hook(double x) {
    CHECK_NEAR(first(x), difference(by_hook, x), 1e-8);
    CHECK_NEAR(forward_over_reverse(x), difference(first, x), 1e-8);
    CHECK(reverse_over_reverse(x), forward_over_reverse(x));
}

int main(int count, char **words) {
    check_hook(0.7);
    if (count) hook = square;
    check_hook(0.7);
    if (count) hook = slope_of_wave;
    const double value = by_hook(0.7), slope = first(0.7);
    check_hook(0.7);
    if (count) hook = slope_by_hand;
    CHECK(by_hook(0.7), value);
    CHECK(first(0.7), slope);
    return check_result();
}
