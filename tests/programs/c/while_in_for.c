// memory: O2
// An inner loop of unknown length within a counted loop: the tape grows as needed.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double y = x[i];
        while (y < 50) y = y * y + 1.1;
        sum += log(y) * (i + 1);
        for (double z = y; z > 1; z *= 0.25) sum += z * x[0] * 0.01;
    }
    return sum;
}

int main(void) {
    double x[4] = {0.5, 60, 3, -0.25}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
