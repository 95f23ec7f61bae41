// Every annotation of clang, and all that registrations say beside a gradient, at every level. The factors show whose they are.
#include "check.h"
#define NOTE(...) __attribute__((noinline, __VA_ARGS__))
struct taped {
    double *tape, result;
};
struct taped __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double __enzyme_fwdsplit(void *, ...);

// 10, 20 and 30 times the derivative of x^3: in reverse, forward, and forward over a tape.
struct taped cube_augmented(double x);
double cube_gradient(double x, double seed, double *tape) {
    double saved = *tape;
    free(tape);
    return 10 * 3 * saved * saved * seed;
}
double cube_tangent(double x, double dx) { return 20 * 3 * x * x * dx; }
double cube_over_tape(double x, double dx, double *tape) { return 30 * 3 * *tape * *tape * dx; }
NOTE(annotate("enzyme_augment=cube_augmented"), annotate("enzyme_gradient=cube_gradient"),
     annotate("enzyme_derivative=cube_tangent"), annotate("enzyme_split_augment=cube_augmented"),
     annotate("enzyme_splitderivative=cube_over_tape"))
double cube(double x) { return x * x * x; }
struct taped cube_augmented(double x) {
    double *tape = (double *)malloc(sizeof(double));
    *tape = x;
    return (struct taped){tape, cube(x)};
}
static double f(double x) { return 2 * cube(x) * x; }
static double slope(double x, double factor) { return 2 * (factor * 3 * x * x * x + x * x * x); }

// A global that an annotation calls inactive, and a function of which one is nofree.
__attribute__((annotate("enzyme_inactive"))) static double table[4];
NOTE(annotate("enzyme_nofree")) static const double *view(const double *p, int i) { return p + (i & 1); }
static double g(const double *x, int n) {
    for (int i = 0; i < n; i++) table[i & 3] = x[i];
    return table[1] * x[0] + *view(x, n);
}

// The same by registrations.
static const double *look(const double *p, int i);
void *__enzyme_nofree_look[] = {(void *)look};
__attribute__((noinline)) static const double *look(const double *p, int i) { return p + (i & 1); }
static double h(const double *x, int n) { return *look(x, n) * x[0]; }

// What is said holds in derivatives of derivatives, too.
NOTE(annotate("enzyme_inactive")) static double steps(double x) { return x * 2 + 1; }
NOTE(annotate("enzyme_function_like=log1p")) static double rough(double x) { return log1p(x); }
static double twice_used(double x) { return steps(x) * x * x + rough(x) + cube(x); }
static double slope_of_twice(double x) { return __enzyme_autodiff((void *)twice_used, x); }

int main(void) {
    const double x = 0.75;
    const double second = 2 * (2 * x + 1) - 1 / ((1 + x) * (1 + x)) + 10 * 6 * x; // steps is constant in both
    CHECK(__enzyme_fwddiff_check((void *)slope_of_twice, x, 1.0), second);
    CHECK(__enzyme_autodiff((void *)slope_of_twice, x), second);
    CHECK(__enzyme_autodiff((void *)f, x), slope(x, 10));
    CHECK(__enzyme_fwddiff_check((void *)f, x, 1.0), slope(x, 20));
    struct taped t = __enzyme_augmentfwd((void *)f, x);
    CHECK(t.result, 2 * x * x * x * x);
    CHECK(__enzyme_fwdsplit((void *)f, x, 2.0, t.tape), 2 * slope(x, 30));
    CHECK(__enzyme_reverse((void *)f, x, 1.0, t.tape), slope(x, 10));

    double v[3] = {2, 3, 5}, dv[3] = {0};
    __enzyme_autodiff((void *)g, v, dv, 3);
    CHECK(dv[0], 3.0);
    CHECK(dv[1], 1.0);
    dv[0] = dv[1] = 0;
    __enzyme_autodiff((void *)h, v, dv, 3);
    CHECK(dv[0], 3.0);
    CHECK(dv[1], 2.0);
    return check_result();
}
