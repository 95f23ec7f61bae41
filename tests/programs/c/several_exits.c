// A loop with three exits: the bound, a break on data, and a return.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    int i;
    for (i = 0; i < n; i++) {
        sum += x[i] * x[i];
        if (sum > 10) return sum * 2;
        if (x[i] < 0) break;
        sum *= 1.5;
    }
    return i < n ? sum * x[i] : -sum;
}

static void try(double a, double b, double c) {
    double x[3] = {a, b, c}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
}

int main(void) {
    try(0.5, 1, 1.5);
    try(0.5, -1, 1.5);
    try(0.5, 4, 1.5);
    try(-0.5, 4, 1.5);
    try(0.5, 0.25, -0.75);
    return check_result();
}
