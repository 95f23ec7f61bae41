// expect: EH0306 space
// What a global pointer leads to is the memory of an argument, which has the shadow that the caller gives.
#include "check.h"
double *space;
double f(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) space[i] = x[i] * x[i] + i;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
int main(void) {
    double *x = malloc(4 * sizeof *x), dx[4] = {0};
    for (int i = 0; i < 4; i++) x[i] = i;
    space = x;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 4);
    printf("%g %g\n", dx[0], dx[3]);
    return 0;
}
