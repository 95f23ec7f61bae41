// A triangular nest: the inner trip count depends on the outer counter.
#include "check.h"

static double f(double *x, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) {
        double product = 1;
        for (int j = 0; j <= i; j++) product *= x[j] + 0.1 * i;
        for (int j = i; j < n; j++) total += sin(product * x[j]);
    }
    return total;
}

int main(void) {
    double x[5] = {0.5, 1.1, -0.7, 0.9, 1.3}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, x, dx, 5);
    return check_result();
}
