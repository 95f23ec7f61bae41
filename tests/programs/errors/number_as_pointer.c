// expect: EH0302 number's bits
// levels: O2
// flags: -fno-strict-aliasing
#include "check.h"
#include <stdint.h>
#include <string.h>

static double f(const double *x, int n) {
    void *slots[8];
    for (int i = 0; i < n; i++) {
        uint64_t bits;
        memcpy(&bits, &x[i], 8);
        slots[i] = (void *)bits;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double y;
        memcpy(&y, &slots[i], 8);
        sum += y * y;
    }
    return sum;
}

int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
}
