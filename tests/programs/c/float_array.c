// A float array with its float shadow, summed in double: casts in both directions.
#include "check.h"

static float f(const float *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (double)x[i] * x[i];
    return (float)sqrt(sum);
}

float __enzyme_autodiff_f(void *, float *, float *, int);

int main(void) {
    float x[3] = {1, 2, 2}, dx[3] = {0};
    __enzyme_autodiff_f((void *)f, x, dx, 3);
    for (int i = 0; i < 3; i++) CHECK_NEAR(dx[i], x[i] / 3, 1e-6);
    return check_result();
}
