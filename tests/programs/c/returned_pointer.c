// memory: O2
// Functions that return a pointer into an argument or to new memory.
#include "check.h"

__attribute__((noinline)) static double *largest(double *x, int n) {
    double *best = x;
    for (int i = 1; i < n; i++)
        if (x[i] > *best) best = x + i;
    return best;
}

__attribute__((noinline)) static double *squares(const double *x, int n) {
    double *result = (double *)malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) result[i] = x[i] * x[i];
    return result;
}

static double f(double *x, int n) {
    double *s = squares(x, n);
    double *top = largest(s, n);
    double y = *top * x[0];
    *top = 1;
    for (int i = 0; i < n; i++) y += s[i];
    free(s);
    return y + *largest(x, n);
}

int main(void) {
    double x[4] = {0.5, -1.25, 0.75, 0.25}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
