// A union holds a double at one time and an integer at another.
#include "check.h"

union cell {
    double real;
    long whole;
};

static double f(double *x, int n) {
    union cell cells[2];
    double sum = 0;
    for (int i = 0; i < n; i++) {
        cells[0].whole = i + 1;
        long k = cells[0].whole;
        cells[0].real = x[i] * x[i];
        cells[1] = cells[0];
        sum += cells[1].real * k;
    }
    return sum;
}

int main(void) {
    double x[3] = {1, -2, 0.5}, dx[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    for (int i = 0; i < 3; i++) CHECK(dx[i], 2 * x[i] * (i + 1));
    return check_result();
}
