// Thread-local variables, written and read across a call; their address comes from an intrinsic.
#include "check.h"

static _Thread_local double total, history[4];

__attribute__((noinline)) static void add(double v, int k) {
    total += v * v;
    history[k % 4] = total * v;
}

static double f(double *x, int n) {
    total = x[0];
    for (int k = 0; k < 4; k++) history[k] = 1;
    for (int k = 0; k < n; k++) add(x[k], k);
    return total * history[1] + history[3];
}

int main(void) {
    double x[6] = {0.5, -1, 1.5, 0.25, 2, -0.75}, dx[6] = {0};
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, x, dx, 6);
    return check_result();
}
