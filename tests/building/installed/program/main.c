#include "spring.h"
#include <enzyme_hub.h>
#include <stdio.h>

static double f(const double *x, int n) {
    double y = x[0];
    return spring(x, n) * damper(&y);
}
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, 2);
    printf("%.4f %.4f %.4f\n", dx[0], dx[1], slope(3));
}
