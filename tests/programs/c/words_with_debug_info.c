// flags: -g
// Doubles that pass through words, which the debugger knows as integers; copied in loops.
#include "check.h"
#include <stdint.h>

static double f(double *x, int n) {
    uint64_t first[4], second[4];
    double back[4], sum = 0;
    memcpy(first, x, sizeof first);
    for (int i = 0; i < 4; i++) second[i] = first[i];
    memcpy(back, second, sizeof back);
    for (int i = 0; i < 4; i++) sum += (i + 1) * back[i] * x[3 - i];
    return sum;
}

int main(void) {
    double x[4] = {0.5, -1.1, 0.7, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
