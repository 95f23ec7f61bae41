// goto leaves two loops at once; an early return leaves them from within.
#include "check.h"

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++) {
            sum += x[i] * x[j];
            if (sum < -8) return sin(sum);
            if (sum > 8) goto done;
        }
    sum = sum * sum;
done:
    return sum + x[0];
}

int main(void) {
    double x[3] = {1, 0.5, 0.25}, y[3] = {2, 1.5, 1}, z[3] = {1, -4, -3};
    double dx[3] = {0}, dy[3] = {0}, dz[3] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    __enzyme_autodiff((void *)f, y, dy, 3);
    __enzyme_autodiff((void *)f, z, dz, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    CHECK_DIFFERENCES(f, y, dy, 3);
    CHECK_DIFFERENCES(f, z, dz, 3);
    return check_result();
}
