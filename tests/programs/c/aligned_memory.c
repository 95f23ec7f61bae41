// aligned_alloc, posix_memalign and alloca, one of them in a loop.
// flags: -D_GNU_SOURCE
#include "check.h"
#include <alloca.h>

static double f(double *x, int n) {
    double *a = (double *)aligned_alloc(64, 64 * sizeof(double)), *b = NULL, sum = 0;
    if (posix_memalign((void **)&b, 32, n * sizeof(double))) return 0;
    for (int i = 0; i < n; i++) {
        double *c = (double *)alloca(2 * sizeof(double));
        c[0] = x[i];
        c[1] = x[i] * x[0];
        a[i] = c[0] * c[1];
        b[i] = a[i] * c[i & 1];
    }
    for (int i = 0; i < n; i++) sum += a[i] * b[n - 1 - i];
    free(a);
    free(b);
    return sum;
}

int main(void) {
    double x[4] = {0.5, -1.5, 0.25, 2}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
