// What the tests of frameworks differentiate: elements that depend on others, numbers and arrays, whole numbers, an output of its own shape.
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
// Beyond 5 the derivative stops: it reads a pointer that the function itself has left, in the line of the sum.
static double **rows;
double stays(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    if (x[0] > 5) {
        if (!rows) rows = malloc(sizeof *rows), rows[0] = malloc(sizeof **rows);
        rows[0][0] = sum;
        sum = 3 * rows[0][0];
    }
    return sum;
}
