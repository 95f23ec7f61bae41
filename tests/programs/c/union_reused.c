// Numbers in a union are overwritten by integers: what is read afterwards does not depend on them.
#include "check.h"

union word {
    double number;
    long bits;
};

static double g(double *x, union word *u, int n, long start) {
    double s = 0;
    for (int i = 0; i < n; i++) u[i].number = x[i] * x[i];
    for (int i = 0; i < n; i++) s += u[n - 1 - i].number;
    for (int i = 0; i < n; i++) u[i].bits = start + i * 4503599627370496l;
    for (int i = 0; i < n; i++) s += u[n - 1 - i].number * u[i].number;
    return s;
}

int main(void) {
    double x[4] = {1, 1.5, -2, 0.5}, dx[4] = {0};
    union word u[4], du[4];
    memset(du, 0, sizeof du);
    __enzyme_autodiff((void *)g, x, dx, u, du, 4, 0x3ff0000000000000l);
    for (int i = 0; i < 4; i++) CHECK(dx[i], 2 * x[i]);
    return check_result();
}
