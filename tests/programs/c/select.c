// Ternaries become selects; only the chosen operand receives the adjoint.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double a = x[i] * x[i], b = 3 * x[i];
        sum += x[i] > 1 ? a : b;
        sum += (i & 1) ? -x[i] : x[i] * 0.5;
    }
    return sum;
}

int main(void) {
    double x[5] = {0.5, 1.5, -2, 4, 0}, dx[5] = {0};
    __enzyme_autodiff((void *)f, x, dx, 5);
    for (int i = 0; i < 5; i++) CHECK(dx[i], (x[i] > 1 ? 2 * x[i] : 3) + ((i & 1) ? -1 : 0.5));
    return check_result();
}
