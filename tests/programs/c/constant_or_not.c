// memory: O2
// The same without a word about it: where the link does not know which memory is constant, the derivative finds out when it runs.
#define main as_constant
#define UNMARKED
#include "runtime_activity.c"
#undef main

// What is constant, written, and not read again; and a request beside these that needs no such decision.
__attribute__((noinline)) static double logged(double *x, double *log, int which) {
    double *p = which ? x : log, s = 0;
    for (int i = 0; i < 3; i++) {
        log[i] = x[i] * x[i];
        s += x[i] * p[3];
    }
    return s;
}

static double cube(double *x, int n) { return x[0] * x[n - 1] * x[0]; }

int main(void) {
    double x[4] = {1.5, -0.5, 2, 3}, log[4] = {0, 0, 0, 5};
    for (int which = 0; which < 2; which++) {
        double dx[4] = {0};
        __enzyme_autodiff((void *)logged, enzyme_dup, x, dx, enzyme_const, log, which);
        for (int i = 0; i < 3; i++) CHECK(dx[i], which ? x[3] : log[3]);
        CHECK(dx[3], which ? x[0] + x[1] + x[2] : 0);
        CHECK(log[2], 4);
    }
    CHECK_GRADIENT(cube, x, 4);
    return as_constant() || check_failures != 0;
}
