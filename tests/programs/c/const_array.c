// A constant array needs no shadow, and its values still weigh the gradient.
#include "check.h"

static double dot(const double *w, const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += w[i] * x[i];
    return sum;
}

int main(void) {
    double w[4] = {1, -2, 3, 0.5}, x[4] = {4, 3, 2, 1}, dx[4] = {0};
    __enzyme_autodiff((void *)dot, enzyme_const, w, x, dx, 4);
    for (int i = 0; i < 4; i++) CHECK(dx[i], w[i]);
    return check_result();
}
