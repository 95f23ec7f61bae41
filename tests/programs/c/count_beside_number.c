// A function that is not inlined and not static returns a number and a constant count.
#include "check.h"

struct counted {
    double value;
    int count;
};

__attribute__((noinline)) struct counted first(const double *x) {
    struct counted r = {x[0] * x[1], 1};
    return r;
}

__attribute__((noinline)) struct counted either(const double *x, int k) {
    struct counted r = {x[k] * x[0], k > 1 ? 3 : 0};
    return r;
}

static double f(double *x, int n) {
    double total = 0;
    for (int k = 1; k < n; k++) {
        struct counted a = first(x + k - 1), b = either(x, k);
        total += a.value * a.count + b.value * b.value * b.count;
    }
    return total;
}

int main(void) {
    double x[4] = {0.5, -1, 1.5, 0.25}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
