// Points where a function has no derivative to compare: it is not a number there, infinite, or its slope is.
#include <math.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);

static double root(double x) { return sqrt(x - 1); }
static double energy(const double *x, const double *y, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * y[i];
    return sum;
}
static double barrier(double x, double y) { return y * y - log(x); }
static double edge(double x) { return sqrt(fabs(x)); }
static double edges(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * sqrt(fabs(x[i]));
    return sum;
}
static double steep(double x) { return cbrt(x); }
static void pairs(const double *x, double *y) { y[0] = x[0] * x[0], y[1] = log(-x[0]); }
__attribute__((noinline)) static double square(double x) { return x * x; }
static double square_augmented(double x) { return square(x); }
static double square_gradient(double x, double seed) { return seed == 0 ? 0 : seed * INFINITY; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)square_augmented, (void *)square_gradient};
static double infinite(double x) { return 2 * square(x); }

int main(void) {
    double x[3] = {1, 2, 3}, y[3] = {1, NAN, 3}, dx[3] = {0}, dy[3] = {0}, z[4] = {0, 0, 1, 0}, dz[4] = {0};
    double p[1] = {3}, dp[1] = {0}, q[2] = {0}, dq[2] = {1, 0};
    __enzyme_autodiff((void *)root, enzyme_out, 0.5);
    __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 3);
    printf("%g\n", __enzyme_autodiff((void *)edge, enzyme_out, 0.0));
    printf("%g\n", __enzyme_autodiff((void *)barrier, enzyme_out, 0.0, enzyme_const, 2.0));
    __enzyme_autodiff((void *)edges, enzyme_dup, z, dz, enzyme_const, 4);
    printf("%g\n", __enzyme_autodiff((void *)steep, enzyme_out, 0.0));
    __enzyme_autodiff((void *)pairs, enzyme_dup, p, dp, enzyme_dup, q, dq);
    printf("%g\n", __enzyme_autodiff((void *)infinite, enzyme_out, 3.0));
    return 0;
}
