// memory: O2
// Split mode of functions that take structs by value in memory, and return one: the copies and their shadows live from the
// augmented forward to the reverse, also where that is in another function, and where one tape serves twice.
#include "check.h"
extern int enzyme_nofree, enzyme_tape, enzyme_allocated, enzyme_const_return;

struct state {
    double position[3], energy;
    int steps;
    float weight;
};
struct ball {
    double c[4];
    int tag;
};
static struct state move(double x, const double *v, struct ball b, int n) {
    struct state s = {{x, x * x, 0}, 1, n, 2};
    for (int i = 0; i < n; i++) {
        b.c[i % 4] *= v[i];
        s.position[i % 3] += b.c[i % 4] * x;
        s.energy *= v[i] + s.position[0];
    }
    s.weight *= (float)x;
    return s;
}

struct forward {
    void *tape;
    struct state value;
};
struct gradient {
    double x;
    struct ball b;
};
struct forward __enzyme_augmentfwd(void *, ...);
struct state __enzyme_augmentfwd_held(void *, ...);
struct gradient __enzyme_reverse(void *, ...);
struct gradient __enzyme_autodiff_gradient(void *, ...);
long __enzyme_augmentsize(void *, ...);

static void same(struct gradient got, struct gradient want, double by) {
    CHECK(got.x, by * want.x);
    for (int i = 0; i < 4; i++) CHECK(got.b.c[i], by * want.b.c[i]);
}
__attribute__((noinline)) static struct forward sweep(double x, double *v, double *dv) {
    const struct ball b = {{2, 3, 5, 7}, 11};
    return __enzyme_augmentfwd((void *)move, x, v, dv, b, 4);
}
__attribute__((noinline)) static void scribble(void) {
    volatile char stack[4096];
    for (int i = 0; i < 4096; i++) stack[i] = 123;
}

int main(void) {
    double v[4] = {0.5, -2, 3, 1.5}, dv[4] = {0}, got[4] = {0}, x = 1.25;
    const struct ball b = {{2, 3, 5, 7}, 11}, other = {{0}};
    const struct state seed = {{0, 2, 0.5}, -1, 0, 0.5f}, once = move(x, v, b, 4);
    const struct gradient want = __enzyme_autodiff_gradient((void *)move, x, v, dv, b, 4, seed);

    struct forward a = sweep(x, v, got);
    CHECK(a.value.energy, once.energy);
    CHECK(a.value.position[1], once.position[1]);
    CHECK(a.value.weight, once.weight);
    scribble();
    for (int i = 0; i < 4; i++) v[i] = 9;
    same(__enzyme_reverse((void *)move, enzyme_nofree, x, v, got, other, 4, seed, a.tape), want, 1);
    same(__enzyme_reverse((void *)move, enzyme_nofree, x, v, got, other, 4, seed, a.tape), want, 1);
    same(__enzyme_reverse((void *)move, x, v, got, other, 4, seed, a.tape), want, 1);
    for (int i = 0; i < 4; i++) CHECK(got[i], 3 * dv[i]);

    // The default seed, and a tape in the caller's memory.
    double w[4] = {0.5, -2, 3, 1.5}, dw[4] = {0}, got_w[4] = {0};
    const struct gradient ones = __enzyme_autodiff_gradient((void *)move, x, w, dw, b, 4);
    const long size = __enzyme_augmentsize((void *)move, enzyme_out, enzyme_dup, enzyme_out, enzyme_const);
    void *memory = malloc(size);
    const struct state s =
        __enzyme_augmentfwd_held((void *)move, enzyme_tape, memory, enzyme_allocated, size, x, w, got_w, b, 4);
    CHECK(s.energy, once.energy);
    same(__enzyme_reverse((void *)move, enzyme_tape, memory, enzyme_allocated, size, x, w, got_w, b, 4), ones, 1);
    for (int i = 0; i < 4; i++) CHECK(got_w[i], dw[i]);
    free(memory);

    // A struct that is constant is still the function's own copy.
    const struct gradient part = __enzyme_autodiff_gradient((void *)move, x, w, dw, enzyme_const, b, 4);
    a = __enzyme_augmentfwd((void *)move, x, w, got_w, enzyme_const, b, 4);
    CHECK(__enzyme_reverse((void *)move, x, w, got_w, enzyme_const, b, 4, a.tape).x, part.x);
    for (int i = 0; i < 4; i++) CHECK(got_w[i], dw[i]);

    // A result that is constant has no seed.
    CHECK(__enzyme_autodiff_gradient((void *)move, enzyme_const_return, x, w, dw, b, 4).x, 0);
    return check_result();
}
