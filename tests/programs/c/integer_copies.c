// Active doubles moved by 8-byte integer loads and stores, one at a time and in a swap.
#include "check.h"

static double f(double *x, int n) {
    for (int i = 0; i + 1 < n; i++) {
        if (x[i] <= x[i + 1]) continue;
        unsigned long a, b;
        memcpy(&a, &x[i], 8);
        memcpy(&b, &x[i + 1], 8);
        memcpy(&x[i], &b, 8);
        memcpy(&x[i + 1], &a, 8);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * x[i] * x[i];
    return sum;
}

int main(void) {
    double x[5] = {2, 0.5, 3, 1, 2.5}, start[5], dx[5] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, start, dx, 5);
    return check_result();
}
