// A callee that overwrites what its pointers name, after the caller has used it.
#include "check.h"

__attribute__((noinline)) static double consume(double *state, const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        sum += state[0] * x[i];
        state[0] = state[0] * state[0] * 0.5 + x[i];
    }
    return sum;
}

static double f(double *x, int n) {
    double state = 0.5, total = 0;
    for (int k = 0; k < 3; k++) {
        double before = state;
        total += consume(&state, x, n) * before;
        total += state * before;
    }
    return total;
}

int main(void) {
    double x[3] = {0.5, 0.3, -0.7}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
