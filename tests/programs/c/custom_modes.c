// A given gradient, derivative and derivative over a tape in every mode: split, tangents over a tape, lanes, second derivatives.
#include "check.h"

struct taped {
    double *tape, result;
};
struct lanes {
    double lane[2];
};
extern int enzyme_width, enzyme_nofree;
struct taped __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double __enzyme_fwdsplit(void *, ...);
struct lanes __enzyme_autodiff_lanes(void *, ...);
struct lanes __enzyme_fwddiff_lanes(void *, ...);

// The derivative that is given is 10 times that of x^3, so it shows where it was used.
__attribute__((noinline)) double cube(double x) { return x * x * x; }
struct taped cube_augmented(double x) {
    double *tape = (double *)malloc(sizeof(double));
    *tape = x;
    return (struct taped){tape, cube(x)};
}
double cube_gradient(double x, double seed, double *tape) {
    double saved = *tape;
    free(tape);
    return seed * 30 * saved * saved;
}
double cube_derivative(double x, double dx) { return 30 * x * x * dx; }
double cube_over_tape(double x, double dx, double *tape) { return 30 * *tape * *tape * dx; }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_gradient};
void *__enzyme_register_derivative_cube[] = {(void *)cube, (void *)cube_derivative};
void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_over_tape};

double f(double x) {
    double sum = 0;
    for (int i = 1; i < 4; i++) sum += cube(x * i) * i;
    return sum;
}
static double d1(double x) { return 30 * x * x * (1 + 16 + 81); } // 10 times the sum of 3 i^4 x^2

// Derivatives of the given functions are taken where a derivative is differentiated again.
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
double tangent(double x) { return __enzyme_fwddiff_check((void *)f, x, 1.0); }

int main(void) {
    const double x = 0.7;
    CHECK(__enzyme_autodiff((void *)f, x), d1(x));
    CHECK(__enzyme_fwddiff_check((void *)f, x, 1.0), d1(x));

    struct taped t = __enzyme_augmentfwd((void *)f, x);
    CHECK(t.result, x * x * x * 98);
    CHECK(__enzyme_fwdsplit((void *)f, x, 2.0, t.tape), 2 * d1(x));
    CHECK(__enzyme_fwdsplit((void *)f, x, 0.5, t.tape), 0.5 * d1(x));
    CHECK(__enzyme_reverse((void *)f, x, 3.0, t.tape), 3 * d1(x));

    struct lanes both = __enzyme_fwddiff_lanes((void *)f, enzyme_width, 2, enzyme_dup, x, 1.0, -2.0);
    CHECK(both.lane[0], d1(x));
    CHECK(both.lane[1], -2 * d1(x));
    both = __enzyme_autodiff_lanes((void *)f, enzyme_width, 2, enzyme_out, x, 1.0, -2.0);
    CHECK(both.lane[0], d1(x));
    CHECK(both.lane[1], -2 * d1(x));

    // d/dx of 30 i^4 x^2 summed.
    const double second = 60 * x * 98;
    CHECK(__enzyme_fwddiff_check((void *)slope, x, 1.0), second);
    CHECK(__enzyme_autodiff((void *)slope, x), second);
    CHECK(__enzyme_fwddiff_check((void *)tangent, x, 1.0), second);
    CHECK(__enzyme_autodiff((void *)tangent, x), second);
    return check_failures;
}
