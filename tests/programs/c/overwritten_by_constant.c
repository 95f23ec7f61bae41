// An active location overwritten by a constant, by a branch in some iterations.
#include "check.h"

static double f(double *x, int n) {
    double state = x[0], sum = 0;
    for (int i = 0; i < n; i++) {
        if (i % 3 == 1) state = 2;
        sum += state * x[i];
        if (i % 3 == 2) x[i] = 1;
        state = state * x[i];
    }
    return sum + state;
}

int main(void) {
    double x[6] = {0.5, -1.1, 0.7, 0.9, 1.3, -0.4}, start[6], dx[6] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 6);
    CHECK_DIFFERENCES(f, start, dx, 6);
    return check_result();
}
