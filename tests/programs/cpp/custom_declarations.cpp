// The forms beside a gradient, in C++: tangents over a tape, an allocator, inactive functions and globals, like another one.
#include "../c/check.h"
#define NOINLINE __attribute__((noinline))
#define USED __attribute__((used))

extern "C" {
struct taped {
    double *tape, result;
};
taped __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
double __enzyme_fwdsplit(void *, ...);
}

// 10 times the derivative of x^2, so it shows whose it is.
namespace {
NOINLINE double square(double x) { return x * x; }
taped square_augmented(double x) { return {new double(x), square(x)}; }
double square_gradient(double x, double seed, double *tape) {
    const double saved = *tape;
    delete tape;
    return 20 * saved * seed;
}
double square_over_tape(double x, double dx, const double *tape) { return 20 * *tape * dx; }
USED void *__enzyme_register_gradient_square[] = {(void *)square, (void *)square_augmented, (void *)square_gradient};
USED void *__enzyme_register_splitderivative_square[] = {(void *)square, (void *)square_augmented, (void *)square_over_tape};
} // namespace
static double squares(double x) { return square(x) * x + square(2 * x); }
static double of_squares(double x) { return 20 * x * x + x * x + 80 * x; }

struct Arena {
    alignas(16) char pool[4096];
    long used = 0;
    int released = 0;
} arena;
NOINLINE void *arena_allocate(Arena *from, long size) {
    void *found = from->pool + from->used;
    from->used += (size + 15) / 16 * 16;
    return found;
}
NOINLINE void arena_release(void *block, Arena *from) {
    if (block >= from->pool) from->released++;
}
USED void *__enzyme_allocation_like_arena[] = {(void *)arena_allocate, (void *)1, (void *)"-1,0", (void *)arena_release};
static double in_arena(double x, int n) {
    double *t = (double *)arena_allocate(&arena, n * sizeof(double)), sum = 0;
    for (int i = 0; i < n; i++) t[i] = x * i;
    for (int i = 0; i < n; i++) sum += t[i] * t[i];
    arena_release(t, &arena);
    return sum;
}

struct Meter {
    double readings[8];
    NOINLINE void note(int i, double x) { readings[i & 7] = x; }
} meter;
USED void *__enzyme_inactive_global_meter[] = {&meter};
static double metered(double x, int n) { // what is read there is a constant
    for (int i = 0; i < n; i++) meter.note(i, x * i);
    return meter.readings[n / 2] * x;
}

template <typename T> NOINLINE T level(T x) { return x * x; }
USED void *__enzyme_inactivefn_level[] = {(void *)static_cast<double (*)(double)>(level<double>)};
template <typename T> NOINLINE T gain(T x) { return x * x; }
USED void *__enzyme_function_like_gain[] = {(void *)static_cast<double (*)(double)>(gain<double>), (void *)"sin"};
NOINLINE static const double *view(const double *p) { return p + 1; }
USED void *__enzyme_nofree_view[] = {(void *)view};
static double said(const double *x) { return level(x[0]) * x[0] + gain(*view(x)); }

int main() {
    const double x = 0.75;
    CHECK(__enzyme_autodiff((void *)squares, x), of_squares(x));
    taped t = __enzyme_augmentfwd((void *)squares, x);
    CHECK(__enzyme_fwdsplit((void *)squares, x, 2.0, t.tape), 2 * of_squares(x));
    CHECK(__enzyme_reverse((void *)squares, x, 1.0, t.tape), of_squares(x));
    CHECK(__enzyme_autodiff((void *)in_arena, 0.5, 4), 14.0);
    CHECK((double)arena.released, 2.0);
    CHECK(__enzyme_autodiff((void *)metered, 0.5, 6), 1.5);
    double v[2] = {0.5, 0.25}, dv[2] = {0, 0};
    __enzyme_autodiff((void *)said, v, dv);
    CHECK(dv[0], 0.25);
    CHECK(dv[1], cos(0.25));
    return check_failures;
}
