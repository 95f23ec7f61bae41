// Arrays of numbers that are walked over in bytes, then copied in part. At -O1 the size of the step is not found out, and the copy is
// refused (errors/byte_steps_unknown.c): it is never taken for one of padding.
// levels: O0 O2 O3
#include "check.h"
static double f(double *x, int n) {
    char *p = malloc(24), *q = malloc(24);
    for (size_t k = 0; k != 24; k += 8) *(double *)(p + k) = 0.5;
    memcpy(q, p, 24);
    for (size_t k = 0; k < 24; k += 8) *(double *)(q + k) *= x[n - 1];
    const double first = *(double *)q;
    char *r = malloc(24);
    *(double *)(r + 16) = first;
    memcpy(r, q + 8, 16);
    double s = sin(first);
    for (size_t k = 0; k != 24; k += 8) s += *(double *)(r + k) * *(double *)(r + k) * (k + 8);
    free(p), free(q), free(r);
    return s;
}
int main(void) {
    double x[3] = {0.3, 1.2, 0.6};
    CHECK_GRADIENT(f, x, 3);
    return check_result();
}
