// expect: EH0306 a pointer that cannot be followed
// Addresses are kept in an array as their complements, as programs do that hide them from a leak checker.
#include "check.h"
#include <stdint.h>

static double f(double *x, int n) {
    uintptr_t hidden[4];
    for (int i = 0; i < n; i++) {
        double *place = (double *)malloc(sizeof *place);
        *place = x[i] * x[i];
        hidden[i] = ~(uintptr_t)place;
    }
    double s = 0;
    for (int i = 0; i < n; i++) s += *(double *)~hidden[i] * (i + 1);
    for (int i = 0; i < n; i++) free((void *)~hidden[i]);
    return s;
}

int main(void) {
    double x[3] = {1.3, -2.4, 0.7};
    CHECK_GRADIENT(f, x, 3);
    return check_result();
}
