// A tape has one form, whatever other derivatives are asked for between the two sweeps: here one whose releases wait.
// memory: O0 O2
#include "check.h"
#include <stdlib.h>

enum { N = 3 };
struct forward {
    void *tape;
    double result;
};
struct forward __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static double f(const double *x) { return sin(x[0]) * x[1] * x[2]; }

__attribute__((noinline)) static double take(double *block) {
    double result = block[0] * block[0];
    free(block);
    return result;
}
__attribute__((noinline)) static double *give(double x) {
    double *block = malloc(sizeof *block);
    *block = x * 3;
    return block;
}
static double g(const double *x) { return take(give(x[0])) + x[1]; }

int main(void) {
    double x[N] = {0.5, 2, 3}, dx[N] = {0}, dg[N] = {0};
    struct forward made = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx);
    __enzyme_autodiff((void *)g, enzyme_dup, x, dg);
    __enzyme_reverse((void *)f, enzyme_dup, x, dx, 1.0, made.tape);
    CHECK(made.result, sin(0.5) * 6);
    CHECK(dx[0], cos(0.5) * 6);
    CHECK(dx[1], sin(0.5) * 3);
    CHECK(dx[2], sin(0.5) * 2);
    CHECK(dg[0], 18 * 0.5);
    CHECK(dg[1], 1.);
    return check_result();
}
