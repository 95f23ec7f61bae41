// A request whose function takes a struct by pointer, with integers between the doubles.
#include "check.h"

struct parameters {
    int count;
    double slope;
    char tag;
    double offset;
};

static double f(const struct parameters *p, const double *x) {
    double sum = 0;
    for (int i = 0; i < p->count; i++) sum += p->slope * x[i] * x[i] + p->offset * (p->tag == 'q');
    return sum;
}

int main(void) {
    struct parameters p = {3, 2, 'q', 5}, dp = {0, 0, 0, 0};
    double x[3] = {1, -2, 0.5}, dx[3] = {0};
    __enzyme_autodiff((void *)f, &p, &dp, x, dx);
    CHECK(dp.slope, 1 + 4 + 0.25);
    CHECK(dp.offset, 3);
    CHECK(dp.count, 0);
    for (int i = 0; i < 3; i++) CHECK(dx[i], 4 * x[i]);
    return check_result();
}
