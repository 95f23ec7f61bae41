// What can be said of functions and globals beside a gradient: inactive, like another one, annotations, allocators, no body.
#define _GNU_SOURCE
#include "check.h"

__attribute__((noinline)) double squared(double x) { return x * x; }
void *__enzyme_inactivefn_squared[] = {(void *)squared};

__attribute__((noinline)) double series(double x) {
    double sum = 0, power = x;
    for (int i = 1; i < 60; i++) sum += (i % 2 ? 1 : -1) * power / i, power *= x;
    return sum;
}
void *__enzyme_function_like_series[] = {(void *)series, (void *)"log1p"};
double registered(double x) { return squared(x) * x + series(x); }

__attribute__((noinline, annotate("enzyme_inactive"))) double thrice(double x) { return 3 * x; }
__attribute__((noinline, annotate("enzyme_function_like=sin"))) float wave(float x) { return 3 * x; }
double annotated(double x) { return thrice(x) * x + wave(x); }

// What the compiler sees through unless the function is weak.
double five(double x, double seed) { return seed * 5; }
double six(double x, double dx) { return dx * 6; }
__attribute__((noinline, weak, annotate("enzyme_gradient=five"), annotate("enzyme_derivative=six"))) double same(double x) {
    return x;
}
double twice_same(double x) { return 2 * same(x); }

double table[8];
void *__enzyme_inactive_global_table[] = {table};
double by_table(double x, int n) { // what is stored there is a constant to the derivative
    for (int i = 0; i < n; i++) table[i] = x * i;
    return table[n / 2] * x;
}

// An allocator of the program's: the derivative allocates shadows by it and releases them.
static char pool[10000];
static long used;
static int released;
__attribute__((noinline)) void *arena_allocate(int tag, long size) {
    void *found = pool + used + (tag & 8);
    used += (size + 15) / 16 * 16;
    return found;
}
__attribute__((noinline)) void arena_release(int tag, void *block) {
    if ((char *)block >= pool) released += tag;
}
void *__enzyme_allocation_like_arena[] = {(void *)arena_allocate, (void *)1, (void *)"0,-1", (void *)arena_release};
double in_arena(double x, int n) {
    double *t = (double *)arena_allocate(7, n * sizeof *t), sum = 0;
    for (int i = 0; i < n; i++) t[i] = x * i;
    for (int i = 0; i < n; i++) sum += t[i] * t[i];
    arena_release(7, t);
    return sum;
}

// Native code: the C library's, of which no rule is known here.
double significand_augmented(double x) { return significand(x); }
double significand_gradient(double x, double seed) { return 0.5 * seed; } // for 2 <= x < 4
void *__enzyme_register_gradient_significand[] = {
    (void *)significand, (void *)significand_augmented, (void *)significand_gradient};
double by_significand(double x) { return significand(x) * x; }

int main(void) {
    CHECK(__enzyme_autodiff((void *)registered, 0.5), 0.25 + 1 / 1.5);
    CHECK_NEAR(__enzyme_autodiff((void *)annotated, 0.5), 1.5 + cos(0.5), 1e-6);
    CHECK(__enzyme_autodiff((void *)twice_same, 0.5), 10.0);
    CHECK(__enzyme_fwddiff_check((void *)twice_same, 0.5, 1.0), 12.0);
    CHECK(__enzyme_autodiff((void *)by_table, 0.5, 6), 1.5);
    CHECK(__enzyme_autodiff((void *)in_arena, 0.5, 4), 14.0);
    CHECK((double)released, 14.0); // the block and its shadow
    CHECK(__enzyme_autodiff((void *)by_significand, 3.0), 1.5 + 0.5 * 3.0);
    return check_failures;
}
