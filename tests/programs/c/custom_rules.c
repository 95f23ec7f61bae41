// Every key of the rules file beside this program, for C functions: by name and by a wildcard.
#include "check.h"
#define NOINLINE __attribute__((noinline))
struct taped {
    double *tape, result;
};
struct taped __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double __enzyme_fwdsplit(void *, ...);

// 10, 20 and 30 times the derivative of x^3: in reverse, forward, and forward over a tape.
NOINLINE double cube(double x) { return x * x * x; }
struct taped cube_augmented(double x) {
    double *tape = (double *)malloc(sizeof(double));
    *tape = x;
    return (struct taped){tape, cube(x)};
}
double cube_gradient(double x, double seed, double *tape) {
    double saved = *tape;
    free(tape);
    return 10 * 3 * saved * saved * seed;
}
double cube_tangent(double x, double dx) { return 20 * 3 * x * x * dx; }
double cube_over_tape(double x, double dx, double *tape) { return 30 * 3 * *tape * *tape * dx; }
static double f(double x) { return 2 * cube(x) * x; }
static double slope(double x, double factor) { return 2 * (factor * 3 * x * x * x + x * x * x); }

NOINLINE double rough_log(double x) { return x - x * x / 2; }
NOINLINE double noise_fine(double x) { return x * 7; }
NOINLINE double noise_coarse(double x) { return x * 11; }
NOINLINE static const double *view(const double *p, int i) { return p + (i & 1); }
static double g(const double *x, int n) { return rough_log(x[0]) + (noise_fine(x[0]) + noise_coarse(x[0])) * x[1] + *view(x, n); }

static int released;
NOINLINE void *arena_take(int tag, long bytes) { return (char *)malloc(bytes + 16) + (tag & 16); }
NOINLINE void arena_return(int tag, void *block) {
    free((char *)block - (tag & 16));
    released++;
}
static double in_arena(double *x, int n) {
    double *squares = (double *)arena_take(16, n * sizeof *squares), sum = 0;
    for (int i = 0; i < n; i++) squares[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) sum += squares[i] * squares[n - 1 - i];
    arena_return(16, squares);
    return sum;
}

int main(void) {
    const double x = 0.75;
    CHECK(__enzyme_autodiff((void *)f, x), slope(x, 10));
    CHECK(__enzyme_fwddiff_check((void *)f, x, 1.0), slope(x, 20));
    struct taped t = __enzyme_augmentfwd((void *)f, x);
    CHECK(__enzyme_fwdsplit((void *)f, x, 2.0, t.tape), 2 * slope(x, 30));
    CHECK(__enzyme_reverse((void *)f, x, 1.0, t.tape), slope(x, 10));

    double v[3] = {2, 3, 5}, dv[3] = {0};
    __enzyme_autodiff((void *)g, v, dv, 3);
    CHECK(dv[0], 1 / 3.0);
    CHECK(dv[1], 18 * 2.0 + 1);
    double dw[3] = {0};
    __enzyme_autodiff((void *)in_arena, v, dw, 3);
    CHECK((double)released, 2.0); // the block and its shadow
    CHECK_DIFFERENCES(in_arena, v, dw, 3);
    return check_result();
}
