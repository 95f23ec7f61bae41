// expect: EH0306 pointer
// Links between objects as 32-bit distances: where one leads is not known from the pointer it is added to.
#include "check.h"
#include <stdint.h>

double f(const double *x, int n) {
    double a[8], b[8];
    int32_t link[8];
    for (int i = 0; i < 8; i++) {
        a[i] = x[0] * i;
        b[i] = x[1] + i;
    }
    for (int i = 0; i < 8; i++) link[(i * n) & 7] = (int32_t)((intptr_t)&b[i] - (intptr_t)a);
    double sum = 0;
    for (int i = 0; i < 8; i++) sum += a[i] * *(double *)((intptr_t)a + (intptr_t)link[i]);
    return sum;
}

int main(void) {
    double x[2] = {0.7, 0.39}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    return 0;
}
