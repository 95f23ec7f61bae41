// What docs/conventions.md says, line by line: derivatives where mathematics leaves a choice.
#include "check.h"

#define SLOPE(call, x) __enzyme_autodiff((void *)call, (double)(x))
#define FUNCTION(name, value) static double name(double x) { return value; }

// sign, minimum and maximum
FUNCTION(absolute, fabs(x))
FUNCTION(absolute_branch, x < 0 ? -x : x)
FUNCTION(one_exact_value, x == 2 ? 4.5 : x * x)
FUNCTION(first_of_max, fmax(2 * x, 3 * x))
FUNCTION(first_of_min, fmin(2 * x, 3 * x))
FUNCTION(max_and_nan, fmax(2 * x, NAN))
FUNCTION(positive_part, fdim(x, 0))
FUNCTION(sign_of, copysign(1, x))
// roots, powers, logarithms
FUNCTION(root, sqrt(x))
FUNCTION(cube_root, cbrt(x))
FUNCTION(to_the_2, pow(x, 2.0))
FUNCTION(to_the_half, pow(x, 0.5))
FUNCTION(zero_to_the, pow(0.0, x))
FUNCTION(negative_to_the, pow(-2.0, x))
FUNCTION(logarithm, log(x))
FUNCTION(length, hypot(x, x))
// zero times infinity
FUNCTION(root_times_zero, 0 * sqrt(x) + x)
FUNCTION(unused_quotient, (x > 1 ? 1 / (x * x) : x * x) + 0 * log(x))
FUNCTION(infinite_factor, x * INFINITY * 0)
// rounding and comparing
FUNCTION(floors, floor(x) + ceil(x) + trunc(x) + round(x) + rint(x))
FUNCTION(by_a_constant, (x + 0x1.8p52) - 0x1.8p52)
FUNCTION(whole_number, (double)(int)x * x)
FUNCTION(to_single_and_back, (double)(float)x)
FUNCTION(compared, (x > 0.5) + 2 * x)
FUNCTION(remainder_of, fmod(x, 2.0) + fmod(7.0, x))
// text
static double through_text(double x) {
    char text[40];
    snprintf(text, sizeof text, "%.17g", x);
    return atof(text) * x + strtod(text, 0);
}
// a loop that ends by a comparison is the loop that ran
static double newton(double x) {
    double y = x;
    for (int i = 0; i < 50 && fabs(y * y - x) > 1e-14; i++) y = 0.5 * (y + x / y);
    return y;
}

int main(void) {
    CHECK(SLOPE(absolute, 0), 1);
    CHECK(SLOPE(absolute, -0.0), 1);
    CHECK(SLOPE(absolute_branch, 0), 1);
    CHECK(SLOPE(one_exact_value, 2), 0);
    CHECK(SLOPE(one_exact_value, 2.5), 5);
    CHECK(SLOPE(first_of_max, 0), 2);
    CHECK(SLOPE(first_of_min, 0), 2);
    CHECK(SLOPE(max_and_nan, 1), 2);
    CHECK(SLOPE(positive_part, 0), 0);
    CHECK(SLOPE(sign_of, 0), 0);
    CHECK(SLOPE(root, 0), INFINITY);
    CHECK(SLOPE(cube_root, 0), INFINITY);
    CHECK(SLOPE(to_the_2, 0), 0);
    CHECK(SLOPE(to_the_half, 0), INFINITY);
    CHECK(SLOPE(zero_to_the, 2), 0);
    CHECK(isnan(SLOPE(negative_to_the, 3)), 1);
    CHECK(SLOPE(logarithm, 0), INFINITY);
    CHECK(isnan(SLOPE(length, 0)), 1);
    CHECK(SLOPE(root_times_zero, 0), 1);
    CHECK(SLOPE(unused_quotient, 0), 0);
    CHECK(isnan(SLOPE(infinite_factor, 1)), 1);
    CHECK(SLOPE(floors, 1.5), 0);
    CHECK(SLOPE(floors, 2), 0);
    CHECK(SLOPE(by_a_constant, 1.3), 0);
    CHECK(SLOPE(whole_number, 2.7), 2);
    CHECK(SLOPE(to_single_and_back, 0.1), 1);
    CHECK(SLOPE(compared, 0.5), 2);
    CHECK(SLOPE(remainder_of, 3), 1 - 2);
    CHECK(SLOPE(through_text, 1.7), 1.7);
    CHECK_NEAR(SLOPE(newton, 2), 0.5 / sqrt(2), 1e-9);
    return check_result();
}
