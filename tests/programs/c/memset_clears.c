// memset ends the flow of derivatives through the bytes it clears.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    memset(x, 0, (n - 1) * sizeof(double));
    for (int i = 0; i < n; i++) sum += 5 * x[i];
    return sum;
}

int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    for (int i = 0; i < 4; i++) CHECK(dx[i], 2 * (i + 1) + (i == 3 ? 5 : 0));
    return check_result();
}
