// What the tests of frameworks differentiate: elements that depend on others, numbers and arrays, whole numbers, an output of its own shape.
#include <math.h>
#include <stddef.h>

void waves(double *inp, size_t n, double *out) {
    for (size_t i = 0; i < n; i++) out[i] = inp[i] * inp[i] * sin(inp[(i + 1) % n]);
}
float energy(float a, const float *x, int n) {
    float sum = 0;
    for (int i = 0; i < n; i++) sum += a * a * x[i] * x[i] * x[i];
    return sum;
}
void pick(const double *x, const int *at, int n, double *out) {
    for (int i = 0; i < n; i++) out[i] = x[at[i]] * x[0] * x[1];
}
