// Structs of 16 bytes handed to and returned from noinline functions in registers.
#include "check.h"

struct complex2 {
    double re, im;
};

__attribute__((noinline)) static struct complex2 multiply(struct complex2 a, struct complex2 b) {
    struct complex2 c = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
    return c;
}

static double f(double *x, int n) {
    struct complex2 z = {x[0], x[1]}, power = {1, 0};
    for (int i = 0; i < 4; i++) power = multiply(power, z);
    return power.re + n * power.im;
}

int main(void) {
    double x[2] = {0.8, -0.6}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2);
    CHECK_DIFFERENCES(f, x, dx, 2);
    return check_result();
}
