// Which function is called, and with which context, is chosen at run time.
#include "check.h"
typedef double (*integrand)(double, void *);
struct gauss { double mean, width; };
struct poly { long degree; const double *c; };
static double gauss(double x, void *p) { struct gauss *g = p; double z = (x - g->mean) / g->width; return exp(-z * z); }
static double poly(double x, void *p) { struct poly *q = p; double y = 0; for (long i = q->degree; i >= 0; i--) y = y * x + q->c[i]; return y; }
static double powered(double x, void *p) { double y = 1; for (long i = 0; i < *(long *)p; i++) y *= x; return y; }
static double f(double *x, int n) {
    struct gauss g = {x[0], x[1]};
    struct poly q = {2, x};
    long k = n;
    double y = 0;
    for (int i = 0; i < 3 * n; i++) {
        integrand h = i % 3 == 0 ? gauss : i % 3 == 1 ? poly : powered;
        void *c = i % 3 == 0 ? (void *)&g : i % 3 == 1 ? (void *)&q : (void *)&k;
        y += h(x[1] + 0.1 * i, c);
    }
    return y;
}
int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, dx[3] = {0}, y[3] = {0.5, 1.25, -0.75};
    __enzyme_autodiff((void *)f, y, dx, 3);
    CHECK_DIFFERENCES(f, x, dx, 3);
    return check_result();
}
