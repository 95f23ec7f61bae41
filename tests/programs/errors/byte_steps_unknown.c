// expect: EH0301 copies memory unknown type
// Numbers lie at steps that are known when the program runs: which bytes of a copy are numbers, nobody can tell.
#include "check.h"
int step = 8;
static double f(double *x, int n) {
    size_t h = step;
    char *p = malloc(24), *q = malloc(24);
    for (size_t k = 0; k != 24; k += h) *(double *)(p + k) = 0.5;
    memcpy(q, p, 24);
    for (size_t k = 0; k < 24; k += h) *(double *)(q + k) *= x[n - 1];
    const double first = *(double *)q;
    char *r = malloc(24);
    *(double *)(r + 16) = first;
    memcpy(r, q + 8, 16);
    double s = sin(first);
    for (size_t k = 0; k != 24; k += h) s += *(double *)(r + k) * *(double *)(r + k) * (k + 8);
    return s;
}
int main(void) { double x[3] = {0.3, 1.2, 0.6}; CHECK_GRADIENT(f, x, 3); return check_result(); }
