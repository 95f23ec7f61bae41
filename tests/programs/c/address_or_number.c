// A word that holds an address on one path and a number's bits on the other, which is the way that is gone.
#include "check.h"
#include <stdint.h>

static double f(double *x, int n) {
    uint64_t words[4], w;
    double t = 1.5, *p = &t, v;
    if (x[0] > 20)
        memcpy(&w, &p, 8);
    else
        memcpy(&w, &x[1], 8);
    words[0] = words[1] = w;
    memcpy(&v, &words[(n + (int)x[0]) & 1], 8);
    return v * x[0];
}

int main(void) {
    double x[4] = {0.7, 0.39, 1.32, -0.23}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK(dx[0], x[1]);
    CHECK(dx[1], x[0]);
    CHECK(dx[2], 0);
    return check_result();
}
