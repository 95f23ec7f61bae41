// Small constant inner loops in an unknown outer loop: unrolled or not, the answer is the same.
#include "check.h"

static double f(double *x, int n) {
    double state[3] = {0.1, 0.2, 0.3};
    for (int i = 0; i < n; i++) {
        double next[3] = {0, 0, 0};
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++) next[r] += (r + 2 * c - 1) * 0.2 * state[c];
        for (int r = 0; r < 3; r++) state[r] = tanh(next[r] + x[i] * (r + 1));
    }
    return state[0] + 2 * state[1] * state[2];
}

int main(void) {
    double x[4] = {0.5, -0.25, 0.75, 0.25}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
