// A stack array of variable length and one of fixed size, indexed by data.
#include "check.h"

static double f(double *x, int n) {
    double table[n], histogram[3] = {0, 0, 0};
    for (int i = 0; i < n; i++) table[(i * 3) % n] = exp(x[i]);
    for (int i = 0; i < n; i++) histogram[x[i] > 0 ? 2 : x[i] < -1 ? 0 : 1] += table[i] * x[i];
    return histogram[0] * histogram[1] + histogram[2];
}

int main(void) {
    double x[5] = {0.5, -1.1, -0.7, 0.9, 1.3}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
