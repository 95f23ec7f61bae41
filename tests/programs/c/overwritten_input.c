// The function overwrites its input: the reverse sweep needs the values from before.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i] * x[i];
    for (int i = 0; i < n; i++) x[i] = 0;
    return sum;
}

int main(void) {
    double x[4] = {1, -2, 3, 0.5}, saved[4], dx[4] = {0};
    memcpy(saved, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 4);
    for (int i = 0; i < 4; i++) CHECK(dx[i], 3 * saved[i] * saved[i]);
    for (int i = 0; i < 4; i++) CHECK(x[i], 0);
    return check_result();
}
