// One stack buffer reused by every iteration, and a value that survives in it.
#include "check.h"

static double f(double *x, int n) {
    double buffer[4] = {1, 0, 0, 0}, sum = 0;
    for (int i = 0; i < n; i++) {
        buffer[1] = x[i] * buffer[0];
        buffer[2] = sin(buffer[1]);
        buffer[3] = buffer[1] * buffer[2];
        buffer[0] = buffer[0] * 0.5 + buffer[3];
        sum += buffer[2] * buffer[3];
    }
    return sum + buffer[0];
}

int main(void) {
    double x[5] = {0.5, 1.1, -0.7, 0.9, 1.3}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
