// expect: EH0308 tangled
// A loop with two entries has no header to count its trips at.
#include "check.h"

static double tangled(double *x, int n) {
    double y = 1;
    int i = 0;
    if (x[0] > 0) goto middle;
top:
    y = sin(y) * x[i];
    i++;
middle:
    y = y + x[i] * x[i];
    if (i + 1 < n && y < 50) goto top;
    return y;
}

int main(void) {
    double x[4] = {0.5, 1, 2, 3}, dx[4] = {0};
    return __enzyme_autodiff((void *)tangled, x, dx, 4) > 0;
}
