// Each function calls three of the layer below: tapes hold tapes, and above some size are on the heap.
#include "check.h"

#define F(n, k, m)                                                                                                     \
    __attribute__((noinline)) static double f##n##_##k(double x, double *y) {                                          \
        y[k] *= 1 + 1e-3 * x;                                                                                          \
        return f##m##_0(x, y) + f##m##_1(x, y) + 0.1 * f##m##_2(x, y) * y[k];                                          \
    }
#define LAYER(n, m) F(n, 0, m) F(n, 1, m) F(n, 2, m)
#define GROUND(k)                                                                                                      \
    __attribute__((noinline)) static double fz_##k(double x, double *y) {                                              \
        y[k] += 1e-3;                                                                                                  \
        return 0.3 * sin(x) * y[k];                                                                                    \
    }
GROUND(0) GROUND(1) GROUND(2)
LAYER(a, z) LAYER(b, a) LAYER(c, b) LAYER(d, c) LAYER(e, d) LAYER(g, e)

static double f(double *y, int n) { return fg_0(1e-1 * y[0], y); }

int main(void) {
    double x[3] = {1, 1.1, 0.9}, y[3], dy[3] = {0, 0, 0};
    memcpy(y, x, sizeof y);
    __enzyme_autodiff((void *)f, enzyme_dup, y, dy, 3);
    CHECK_DIFFERENCES(f, x, dy, 3);
    return check_result();
}
