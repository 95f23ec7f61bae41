// A gradient that is wrong in one component, one that is right, a kink, and a function in single precision.
#include <math.h>
#include <stdio.h>

double __enzyme_autodiff(void *, ...);
float __enzyme_autodiff_float(void *, ...);

__attribute__((noinline)) double dot(const double *a, const double *b, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}
double dot_augmented(const double *a, double *da, const double *b, double *db, int n) { return dot(a, b, n); }
void dot_gradient(const double *a, double *da, const double *b, double *db, int n, double seed) {
    for (int i = 0; i < n; i++) {
        da[i] += seed * b[i];
        db[i] += seed * (i == 3 ? 1.5 : 1) * a[i];
    }
}
void *__enzyme_register_gradient_dot[] = {(void *)dot, (void *)dot_augmented, (void *)dot_gradient};

static double wrong(const double *x, const double *y, int n) { return 2 * dot(x, y, n); }
static double right(const double *x, int n, double scale) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += sin(x[i]) * scale * x[n - 1 - i];
    return sum;
}
static double kink(double x) { return fabs(x - 1); }
static float single(float x) { return expf(x) * x; }

int main(void) {
    double x[5] = {1, 2, 3, 4, 5}, y[5] = {2, 2, 2, 2, 2}, dx[5] = {0}, dy[5] = {0};
    __enzyme_autodiff((void *)wrong, x, dx, y, dy, 5);
    printf("%.12g %.12g\n", dx[3], dy[3]);
    printf("%.12g\n", __enzyme_autodiff((void *)right, x, dx, 5, 0.5));
    printf("%.12g\n", __enzyme_autodiff((void *)kink, 1.0));
    printf("%.6g\n", __enzyme_autodiff_float((void *)single, 1.5f));
    return 3;
}
