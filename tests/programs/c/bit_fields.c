// Bit-fields, padding and doubles in one struct that is passed by value: bytes that nobody reads are no obstacle.
#include "check.h"

struct mixed {
    unsigned a : 3, b : 5;
    double value;
    int c : 7;
    double pair[2];
};

__attribute__((noinline)) static double weigh(struct mixed m) {
    return m.value * m.a + m.pair[0] * m.b - m.pair[1] * m.c;
}

static double f(double *x, int n) {
    struct mixed m;
    double sum = 0;
    for (int i = 0; i < n; i++) {
        m.a = i;
        m.b = i + 3;
        m.c = -i;
        m.value = x[i] * x[i];
        m.pair[0] = sin(x[i]);
        m.pair[1] = x[0] * x[i];
        sum += weigh(m);
    }
    return sum;
}

int main(void) {
    double x[4] = {0.5, -1.1, 0.7, 0.9}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
