// Active data goes through a global array that a callee reads and the caller then overwrites.
#include "check.h"

static double scratch[3];

__attribute__((noinline)) static double sum_of_squares(int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += scratch[i] * scratch[i];
    return sum;
}

static double f(double *x, int n) {
    for (int i = 0; i < n; i++) scratch[i] = x[i];
    double sum = sum_of_squares(n);
    for (int i = 0; i < n; i++) scratch[i] = 1;
    return sum;
}

int main(void) {
    double x[3] = {2, 3, 4}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    CHECK(dx[0], 4);
    CHECK(dx[1], 6);
    CHECK(dx[2], 8);
    CHECK(scratch[0] + scratch[1] + scratch[2], 3);
    return check_result();
}
