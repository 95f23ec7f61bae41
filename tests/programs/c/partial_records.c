// A copy whose size is known at run time and ends within a record, behind its number.
#include "check.h"

struct record {
    double value;
    long count;
};

static double f(double *x, int n) {
    struct record from[4], to[4] = {{0}};
    for (int i = 0; i < n; i++) {
        from[i].value = x[i] * x[0];
        from[i].count = i;
    }
    memcpy(to, from, n * sizeof(struct record) - sizeof(long));
    double sum = 0;
    for (int i = 0; i < n; i++) sum += to[i].value * to[i].value * (i + 1) + to[i].count;
    return sum;
}

int main(void) {
    double x[4] = {0.7, 0.39, 1.32, -0.23}, dx[4] = {0};
    __enzyme_autodiff((void *)f, x, dx, 4);
    CHECK_DIFFERENCES(f, x, dx, 4);
    return check_result();
}
