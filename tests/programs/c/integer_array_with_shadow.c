// Unmarked integer arrays have a shadow as every pointer has; it stays as it is.
#include "check.h"

static double f(const int *index, const double *x, int n) {
    double product = 1;
    for (int i = 0; i < n; i++) product *= x[index[i]];
    return product;
}

int main(void) {
    int index[3] = {2, 0, 2}, shadow[3] = {0};
    double x[3] = {2, 3, 5}, dx[3] = {0};
    __enzyme_autodiff((void *)f, index, shadow, x, dx, 3);
    CHECK(dx[0], 25);
    CHECK(dx[1], 0);
    CHECK(dx[2], 2 * 5 * 2);
    for (int i = 0; i < 3; i++) CHECK(shadow[i], 0);
    return check_result();
}
