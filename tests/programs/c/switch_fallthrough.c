// Cases that fall through into the next: phis with several predecessors in a loop.
#include "check.h"

static double f(double *x, int n) {
    double value = 1;
    for (int i = 0; i < n; i++) {
        switch (i % 4) {
        case 0: value *= x[i]; // fall through
        case 1: value += x[i] * x[i]; // fall through
        case 2: value = value * 0.5; break;
        default: value = sin(value) + x[i];
        }
    }
    return value;
}

int main(void) {
    double x[9] = {1.5, -0.5, 2, 0.25, 1, -1, 0.75, 3, 0.5}, dx[9] = {0};
    __enzyme_autodiff((void *)f, x, dx, 9);
    CHECK_DIFFERENCES(f, x, dx, 9);
    return check_result();
}
