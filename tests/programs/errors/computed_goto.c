// expect: EH0308 steps
// Which block comes next is read from memory; nothing in the block that it leads to tells where control came from.
#include "check.h"

static double steps(double *x, const int *program) {
    static const void *const places[] = {&&square, &&sine, &&done};
    double y = x[0];
    goto *places[*program++];
square:
    y = y * y;
    goto *places[*program++];
sine:
    y = sin(y);
    goto *places[*program++];
done:
    return y;
}

int main(void) {
    double x[1] = {0.5}, dx[1] = {0};
    const int program[] = {0, 1, 0, 2};
    return __enzyme_autodiff((void *)steps, x, dx, enzyme_const, program) > 0;
}
