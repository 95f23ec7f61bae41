// Derivatives that the macros of enzyme_hub.h declare: they are used, at every level, and not those of the bodies.
#include "enzyme_hub.h"
#include "check.h"
#include <stddef.h>
struct forward {
    void *tape;
    double value;
};
struct forward __enzyme_augmentfwd_value(void *, ...);

// Newton's iteration with the derivative of the square root; the tape is the root.
static double root(double a);
static struct forward root_augment(double a) {
    double *kept = malloc(sizeof *kept);
    *kept = root(a);
    return (struct forward){kept, *kept};
}
static double root_gradient(double a, double seed, void *tape) {
    const double derivative = seed / (2 * *(double *)tape);
    free(tape);
    return derivative;
}
ENZYME_GRADIENT(root, root_augment, root_gradient);
static double root_tangent(double a, double da) { return da / (2 * root(a)); }
ENZYME_DERIVATIVE(root, root_tangent);
static double root(double a) {
    double x = a > 1 ? a : 1;
    while (fabs(x * x - a) > 1e-3 * a) x = 0.5 * (x + a / x); // too rough to be differentiated
    return 0.5 * (x + a / x);
}

// Forward over a tape.
static double cube(double x);
static struct forward cube_augment(double x) { return (struct forward){NULL, cube(x)}; }
static double cube_over_tape(double x, double dx, void *tape) { return 3 * x * x * dx + 0.25; }
ENZYME_SPLIT_DERIVATIVE(cube, cube_augment, cube_over_tape);
static double cube_gradient(double x, double seed, void *tape) { return tape ? NAN : 3 * x * x * seed + 0.5; }
ENZYME_GRADIENT(cube, cube_augment, cube_gradient);
static double cube(double x) { return x * x * x; }

static double observed;
ENZYME_INACTIVE static void observe(double x) { observed += x; }
ENZYME_INACTIVE static double stopped(double x) { return ENZYME_OPAQUE(x); }
ENZYME_LIKE("log1p") static double rough_log1p(double x) { return x - x * x / 2; }
static ENZYME_NOINLINE double rough_sin(double x) { return x - x * x * x / 6; }
ENZYME_FUNCTION_LIKE(rough_sin, "sin");
static ENZYME_NOINLINE double counted(double x) { return observed += x; }
ENZYME_INACTIVE_FUNCTION(counted);
static double scale[2] = {2, 3};
ENZYME_INACTIVE_GLOBAL(scale);

static double f(double x, int n) {
    observe(x);
    scale[n] += x;
    return root(x) * stopped(x) + rough_log1p(x) + rough_sin(x) + counted(x) + scale[0];
}

struct arena {
    int blocks;
};
static void *arena_take(struct arena *a, size_t bytes);
static void arena_return(struct arena *a, void *p);
ENZYME_ALLOCATION(arena_take, 1, "0,-1", arena_return);
static void *arena_take(struct arena *a, size_t bytes) {
    a->blocks++;
    return malloc(bytes);
}
static void arena_return(struct arena *a, void *p) {
    a->blocks--;
    free(p);
}
static struct arena memory;
static double with_arena(double *x, int n) {
    double *squares = arena_take(&memory, n * sizeof *squares), sum = 0;
    for (int i = 0; i < n; i++) squares[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) sum += squares[i] * squares[n - 1 - i];
    arena_return(&memory, squares);
    return sum;
}

int main(void) {
    const double x = 5, expected = 1 / (2 * sqrt(x)) * x + 1 / (1 + x) + cos(x);
    CHECK_NEAR(__enzyme_autodiff((void *)f, x, 1), expected, 1e-4); // the root is a rough one
    CHECK_NEAR(__enzyme_fwddiff((void *)f, x, 1.0, 1), expected, 1e-4);

    struct forward kept = __enzyme_augmentfwd_value((void *)cube, x);
    CHECK(kept.value, 125);
    CHECK(__enzyme_fwdsplit((void *)cube, x, 2.0, kept.tape), 2 * 75 + 0.25);
    CHECK(__enzyme_reverse((void *)cube, x, 2.0, kept.tape), 2 * 75 + 0.5);

    double v[3] = {1, 2, 3}, dv[3] = {0};
    __enzyme_autodiff_void((void *)with_arena, enzyme_dup, v, dv, enzyme_const, 3);
    CHECK_DIFFERENCES(with_arena, v, dv, 3);
    CHECK(memory.blocks, 0);
    return check_result();
}
