// Shadows that change places from request to request: their names are phis of each other.
#include "check.h"
static void square(const double *restrict x, double *restrict y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }
int main(int argc, char **argv) {
    double a[3] = {0.5, 0.7, 1.1}, b[3] = {0}, y[3], d[3]; int n = 2 + argc;
    double *p = a, *q = b, want[3] = {0.5, 0.7, 1.1};
    for (int s = 0; s < 3 + argc; s++) {
        for (int i = 0; i < n; i++) d[i] = 0.5, q[i] = 0;
        __enzyme_autodiff((void *)square, enzyme_dup, p, q, enzyme_dup, y, d, enzyme_const, n);
        for (int i = 0; i < n; i++) q[i] = cos(q[i]), want[i] = cos(want[i]);
        double *t = p; p = q, q = t;
    }
    for (int i = 0; i < n; i++) CHECK(p[i], want[i]);
    return check_failures != 0;
}
