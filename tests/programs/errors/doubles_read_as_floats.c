// expect: EH0301 as float
// Numbers of two formats in the same differentiated memory.
#include "check.h"

union word {
    double number;
    float half[2];
};

static double f(const double *x, union word *u, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) u[i].number = x[i] * x[i];
    for (int i = 0; i < n; i++) s += u[n - 1 - i].half[1];
    return s;
}

int main(void) {
    double x[4] = {1, 2, 3, 4}, dx[4] = {0};
    union word u[4], du[4];
    memset(du, 0, sizeof du);
    __enzyme_autodiff((void *)f, x, dx, u, du, 4);
    return 0;
}
