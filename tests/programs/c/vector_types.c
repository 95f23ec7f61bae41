// Vectors as the compiler spells them: arithmetic, elements, shuffles, comparisons.
#include "check.h"

typedef double v4 __attribute__((vector_size(32)));

static double f(double *x, int n) {
    v4 sum = {0, 1, 0, 2};
    for (int i = 0; i + 3 < n; i += 2) {
        v4 v = {x[i], x[i + 1], x[i + 2], x[i + 3]};
        v4 w = __builtin_shufflevector(v, sum, 3, 4, 1, 6);
        sum = sum * v * 0.5 + w;
        sum[i & 3] *= x[0];
    }
    return sum[0] * sum[1] - sum[2] * sum[3];
}

int main(void) {
    double x[8] = {0.5, 1.5, 0.25, -1, 1, 2, 0.75, 1.25}, dx[8] = {0};
    __enzyme_autodiff((void *)f, x, dx, 8);
    CHECK_DIFFERENCES(f, x, dx, 8);
    return check_result();
}
