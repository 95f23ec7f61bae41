// Addresses of active data kept in integer words, as C programs with tagged or type-erased pointers do.
#include "check.h"
#include <stdint.h>

struct box {
    uintptr_t word;
    double factor;
};

__attribute__((noinline)) double open_box(const struct box *b, int i) {
    return ((const double *)b->word)[i] * b->factor;
}

static double f(double *x, int n) {
    struct box boxes[2] = {{(uintptr_t)x, x[0]}, {(uintptr_t)(x + 1), 2}};
    double sum = 0;
    for (int i = 0; i + 1 < n; i++) {
        sum += open_box(&boxes[i % 2], i) * x[i];
        boxes[1].word = x[0] > 0 ? (uintptr_t)(x + 1) : (uintptr_t)x;
    }
    return sum;
}

int main(void) {
    double x[4] = {0.5, -1.1, -0.7, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
