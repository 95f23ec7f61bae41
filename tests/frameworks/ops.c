// What the tests of frameworks differentiate: elements that depend on others, numbers and arrays, whole numbers, an output of its own shape.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

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
// Beyond 5 the derivative stops: nobody could know of the function that is called there when this was linked.
static double twice(double x) { return 2 * x; }
static double (*law)(double) = twice;
__attribute__((constructor)) static void choose(void) { law = (double (*)(double))dlsym(RTLD_DEFAULT, "cbrt"); }
double stays(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    if (x[0] > 5) sum = law(sum);
    return sum;
}
