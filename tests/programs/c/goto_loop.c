// A loop written with goto, entered at its test.
#include "check.h"

static double f(double *x, int n) {
    double y = 1;
    int i = 0;
    goto test;
body:
    y = y * x[i] + 0.5;
    i++;
test:
    if (i < n) goto body;
    return y * y;
}

int main(void) {
    double x[4] = {2, -1, 0.5, 1.5}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
