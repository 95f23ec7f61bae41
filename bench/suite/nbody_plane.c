// Energy of n/2 charges in the plane.
#include "suite.h"

ACTIVE static number objective(const number *x, long n) {
    number sum = 0;
    for (int i = 0; i + 1 < n; i += 2) for (int j = 0; j < i; j += 2) {
        number a = x[i] - x[j], b = x[i + 1] - x[j + 1];
        sum += 1 / sqrt(a * a + b * b + 0.01);
    }
    return sum;
}
static void by_hand(const double *x, double *dx, long n) {
    for (int i = 0; i + 1 < n; i += 2) {
        double p = 0, q = 0;
        for (int j = 0; j < i; j += 2) {
            double a = x[i] - x[j], b = x[i + 1] - x[j + 1], r2 = a * a + b * b + 0.01;
            double w = -1 / (r2 * sqrt(r2)), u = w * a, v = w * b;
            p += u; q += v; dx[j] -= u; dx[j + 1] -= v;
        }
        dx[i] += p; dx[i + 1] += q;
    }
}

SUITE(1000)
