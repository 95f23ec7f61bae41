// Pointers chosen by branches and moved by loops.
#include "check.h"

static double f(double *x, int n) {
    double spare[2] = {x[0] * x[0], 3};
    double sum = 0;
    for (double *p = x, *end = x + n; p != end; p++) {
        double *q = *p > 1 ? p : spare + ((p - x) & 1);
        sum += *q * *p;
        *q = *q * 0.5;
    }
    return sum + spare[0] * spare[1];
}

int main(void) {
    double x[5] = {0.5, 1.25, 2, 0.25, 0.75}, start[5], dx[5] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, start, dx, 5);
    return check_result();
}
