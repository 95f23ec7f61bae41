// Loops that clang vectorises at -O2, with what is left over: any number of iterations, arrays that overlap or do not.
#include "check.h"

// neighbours in one array, results in another; the two may be the same
static void smooth(const double *u, double *v, int n) {
    for (int i = 1; i < n - 1; i++) v[i] = u[i] + 0.1 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);
}

// sums and products
static double reductions(const double *u, int n) {
    double sum = 0, product = 1;
    for (int i = 0; i < n; i++) sum += u[i] * u[i] * u[i];
    for (int i = 0; i < n; i++) product *= 1 + 0.1 * u[i];
    return sum + product;
}

// downwards, and every second element
static double strides(double *u, int n) {
    double sum = 0;
    for (int i = n - 1; i > 0; i--) u[i] = u[i] * 0.5 + u[i] * u[i];
    for (int i = 0; i + 1 < n; i += 2) u[i] = u[i] * u[i + 1];
    for (long i = 0; i < n; i++) sum += u[i] * (double)i;
    return sum;
}

// beside integers
static double weighted(const double *u, const int *weights, double *products, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) products[i] = u[i] * weights[i];
    for (int i = 0; i < n; i++) sum += products[i] * u[i];
    return sum;
}

static double f(double *x, int n) {
    double a[64], b[64], c[64];
    int weights[64];
    for (int i = 0; i < n; i++) a[i] = b[i] = x[i], weights[i] = i % 3 + 1;
    smooth(a, b, n);
    smooth(b, b, n);
    smooth(b + 1, b, n - 1);
    double sum = reductions(b, n) + weighted(a, weights, c, n);
    return sum + strides(b, n);
}

int main(void) {
    for (int n = 1; n < 40; n++) {
        double x[64], dx[64] = {0};
        for (int i = 0; i < n; i++) x[i] = 0.7 + 0.3 * sin(2.0 * i);
        __enzyme_autodiff((void *)f, x, dx, n);
        CHECK_DIFFERENCES(f, x, dx, n);
    }
    return check_result();
}
