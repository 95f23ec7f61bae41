// What the rules file of the page speaks of. The factors 10 and 20 show whose derivatives they are.
#include "check.h"

extern "C" double __enzyme_fwdsplit(void *, ...), __enzyme_reverse(void *, ...);
struct augmented {
    void *tape;
    double value;
};
extern "C" augmented __enzyme_augmentfwd(void *, ...);

namespace solver {
__attribute__((noinline)) double root(double a) { return std::sqrt(a); }
struct taped {
    double tape, result;
};
__attribute__((used)) taped root_augmented(double a) { return {root(a), root(a)}; }
__attribute__((used)) double root_gradient(double a, double seed, double r) { return 10 * seed / (2 * r); }
__attribute__((used)) double root_tangent(double a, double da) { return 10 * da / (2 * root(a)); }
__attribute__((used)) double root_over_tape(double a, double da, double r) { return 20 * da / (2 * r); }
__attribute__((noinline)) double rough_log(double x) { return x - x * x / 2; }
__attribute__((noinline)) double norm(const double *x, int n) { return n ? *x * *x : 0; }
} // namespace solver

extern "C" {
double seen, pool[100];
__attribute__((noinline)) double trace_it(double x) { return seen += x; }
struct arena {
    long used;
} arena;
__attribute__((noinline)) void *arena_allocate(struct arena *a, long bytes) {
    void *found = (char *)pool + a->used;
    a->used += bytes;
    return found;
}
__attribute__((noinline)) void arena_free(struct arena *a, void *p) { a->used -= (char *)p >= (char *)pool ? 16 : 0; }
}

static double f(double x) { return solver::root(x); }
static double g(double x) {
    double *squares = (double *)arena_allocate(&arena, 2 * sizeof(double));
    for (int i = 0; i < 2; i++) squares[i] = x * x;
    const double sum = squares[0] + squares[1];
    arena_free(&arena, squares);
    return sum + solver::rough_log(x) + trace_it(x) + solver::norm(&x, 1);
}

int main() {
    CHECK(__enzyme_autodiff((void *)f, 4.0), 2.5);
    CHECK(__enzyme_fwddiff_check((void *)f, 4.0, 1.0), 2.5);
    augmented forward = __enzyme_augmentfwd((void *)f, 4.0);
    CHECK(__enzyme_fwdsplit((void *)f, 4.0, 1.0, forward.tape), 5.0);
    __enzyme_reverse((void *)f, 4.0, 1.0, forward.tape);
    CHECK(__enzyme_autodiff((void *)g, 2.0), 8.0 + 1 / 3.0 + 4);
    CHECK(arena.used, 0);
    return check_failures;
}
