// A product of two square matrices, its squared norm.
#include "suite.h"

ACTIVE static number objective(const number *x, long n) {
    int m = (int)sqrt(n / 2.0);
    const number *a = x, *b = x + m * m;
    number sum = 0;
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) {
        number c = 0;
        for (int k = 0; k < m; k++) c += a[i * m + k] * b[k * m + j];
        sum += c * c;
    }
    return sum;
}
static void by_hand(const double *x, double *dx, long n) {
    int m = (int)sqrt(n / 2.0);
    const double *a = x, *b = x + m * m;
    double *da = dx, *db = dx + m * m;
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) {
        double c = 0;
        for (int k = 0; k < m; k++) c += a[i * m + k] * b[k * m + j];
        c *= 2;
        for (int k = 0; k < m; k++) { da[i * m + k] += c * b[k * m + j]; db[k * m + j] += c * a[i * m + k]; }
    }
}

SUITE(20000)
