// References to elements, swapped and updated through other names.
#include "check.h"
#include <utility>

static void relax(double &a, double &b) {
    double &larger = a > b ? a : b;
    larger *= 0.5;
    std::swap(a, b);
}

static double f(double *x, int n) {
    for (int i = 0; i + 1 < n; i++) relax(x[i], x[i + 1]);
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i] * (i + 1);
    return sum;
}

int main() {
    double x[5] = {0.5, 1.25, 2, -0.75, 1}, start[5], dx[5] = {0};
    memcpy(start, x, sizeof x);
    __enzyme_autodiff((void *)f, x, dx, 5);
    CHECK_DIFFERENCES(f, start, dx, 5);
    return check_result();
}
