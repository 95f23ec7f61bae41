// 130 functions that each call the next: a derivative is made when that of its callee is there, as deep as calls go.
#include "check.h"

#define G(n, m) __attribute__((noinline)) static double g##n(double x) { return g##m(x) * 1.01 + 0.001 * x; }
#define TEN(t, last)                                                                                                   \
    G(t##0, last) G(t##1, t##0) G(t##2, t##1) G(t##3, t##2) G(t##4, t##3) G(t##5, t##4) G(t##6, t##5) G(t##7, t##6)    \
    G(t##8, t##7) G(t##9, t##8)
__attribute__((noinline)) static double gz(double x) { return sin(x); }
TEN(1, z) TEN(2, 19) TEN(3, 29) TEN(4, 39) TEN(5, 49) TEN(6, 59) TEN(7, 69) TEN(8, 79) TEN(9, 89)
TEN(a, 99) TEN(b, a9) TEN(c, b9) TEN(d, c9)

static double f(double x) { return gd9(x); }

int main(void) {
    double x = 0.5, power = 1, sum = 0;
    for (int k = 0; k < 130; k++) {
        sum += power;
        power *= 1.01;
    }
    CHECK(__enzyme_autodiff((void *)f, x), power * cos(x) + 0.001 * sum);
    return check_result();
}
