// A while loop that ends when the data has converged: Newton's square root.
#include "check.h"

static double root(double a) {
    double x = a > 1 ? a : 1;
    while (fabs(x * x - a) > 1e-13 * a) x = 0.5 * (x + a / x);
    return x;
}

int main(void) {
    double at[4] = {0.3, 2, 50, 1e4};
    for (int i = 0; i < 4; i++) CHECK_NEAR(__enzyme_autodiff((void *)root, at[i]), 0.5 / sqrt(at[i]), 1e-9);
    return check_result();
}
