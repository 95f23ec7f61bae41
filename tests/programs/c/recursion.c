// Scalar recursion: the tape nests as the calls do.
#include "check.h"

static double power(double x, int n) {
    if (n == 0) return 1;
    if (n % 2) return x * power(x, n - 1);
    double half = power(x, n / 2);
    return half * half;
}

static double f(double x, int n) { return power(x, n) + power(x + 1, n - 2); }

int main(void) {
    for (int n = 2; n < 14; n++) {
        double x = 1.1;
        CHECK(__enzyme_autodiff((void *)f, x, n), n * pow(x, n - 1) + (n - 2) * pow(x + 1, n - 3));
    }
    return check_result();
}
