// memory: O2
// Structs of more than 16 bytes: passed by a hidden copy, returned through sret.
#include "check.h"

struct body {
    double position[3], velocity[3], mass;
    int id;
};

__attribute__((noinline)) static struct body advance(struct body b, double dt) {
    for (int k = 0; k < 3; k++) {
        b.velocity[k] -= dt * b.position[k] / b.mass;
        b.position[k] += dt * b.velocity[k] * b.velocity[k];
    }
    b.id++;
    return b;
}

static double f(double *x, int n) {
    struct body b = {{x[0], x[1], x[2]}, {0.1, 0.2, 0.3}, x[3], 7};
    for (int i = 0; i < n; i++) b = advance(b, 0.1);
    return b.position[0] * b.position[1] + b.position[2] * b.velocity[2] + b.id;
}

int main(void) {
    double x[4] = {1, -0.5, 0.25, 2}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
