// A do-while runs at least once, with its test on active data.
#include "check.h"

static double f(double x) {
    double y = x;
    int rounds = 0;
    do {
        y = y * x;
        rounds++;
    } while (y < 100 && rounds < 20);
    return y;
}

int main(void) {
    // 3^2=9, 3^3, 3^4, 3^5=243: the fifth power
    CHECK(__enzyme_autodiff((void *)f, 3.0), 5 * 81.0);
    CHECK(__enzyme_autodiff((void *)f, 200.0), 2 * 200.0);
    CHECK(__enzyme_autodiff((void *)f, 0.5), 21 * pow(0.5, 20));
    return check_result();
}
