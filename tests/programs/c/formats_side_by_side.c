// levels: O0 O2
// Numbers of two formats in one struct, written and read by loops whose ends only the type of the struct tells.
#include "check.h"

struct particle {
    double x[3];
    float mass, charge;
    double v[2];
    float w[4];
};

__attribute__((noinline)) static void put(struct particle *p, double x) {
    for (int i = 0; i < 3; i++) p->x[i] = x * i;
    p->charge = (float)(x * x);
    for (int i = 0; i < 2; i++) p->v[i] = x;
    for (int i = 0; i < 4; i++) p->w[i] = (float)x * (float)i;
}

__attribute__((noinline)) static double sum(const struct particle *p, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += p->x[i] * p->charge;
    return s + p->w[n] * p->v[n - 2];
}

static double f(double x) {
    struct particle p[2];
    put(p + 1, x);
    return sum(p + 1, 3);
}

int main(void) {
    CHECK_NEAR(__enzyme_autodiff((void *)f, 1.25), 9 * 1.25 * 1.25 + 6 * 1.25, 1e-5); // 3 x^3 + 3 x^2
    return check_failures;
}
