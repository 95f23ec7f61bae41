// Structs of 8 bytes by value: one double, and a float beside an integer.
#include "check.h"

struct meters {
    double value;
};
struct tagged {
    float value;
    int tag;
};

__attribute__((noinline)) static struct meters twice(struct meters m) {
    m.value = 2 * m.value * m.value;
    return m;
}

__attribute__((noinline)) static struct tagged retag(struct tagged t) {
    t.value = t.value * t.tag;
    t.tag++;
    return t;
}

static double f(double *x, int n) {
    struct meters m = twice((struct meters){x[0]});
    struct tagged t = retag(retag((struct tagged){(float)x[1], n}));
    return m.value + t.value * (double)t.value;
}

int main(void) {
    double x[2] = {1.5, 0.75}, dx[2] = {0};
    __enzyme_autodiff((void *)f, x, dx, 2);
    CHECK(dx[0], 4 * 1.5);
    CHECK(dx[1], 2 * 36 * 0.75);
    return check_result();
}
