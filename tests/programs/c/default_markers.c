// Unmarked arguments: floats are active, pointers have a shadow, integers are constant.
#include "check.h"

static double f(int power, double a, const double *x, long index) {
    double result = a;
    for (int i = 0; i < power; i++) result *= x[index];
    return result;
}

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0};
    double da = __enzyme_autodiff((void *)f, 3, 0.5, x, dx, 2L);
    CHECK(da, 27);
    CHECK(dx[0], 0);
    CHECK(dx[1], 0);
    CHECK(dx[2], 0.5 * 3 * 9);
    return check_result();
}
