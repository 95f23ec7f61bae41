// expect: EH0307 catches an exception from
// What a function had done when an exception left it can only be reversed if it is inlined, which recursion is not.
#include "check.h"

[[gnu::noinline]] static double descend(double *x, int n) {
    if (x[n] < 0) throw n;
    x[n] *= x[0];
    return n > 0 ? x[n] * descend(x, n - 1) + descend(x, n - 1) : x[n];
}

static double f(double *x, int n) {
    try {
        return descend(x, n);
    } catch (int k) {
        return x[k] * x[k];
    }
}

int main() {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 3);
    return dx[0] > 0;
}
