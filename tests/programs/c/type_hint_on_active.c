// A type hint says what memory holds that nothing else tells, also where active data is in it.
// flags: -fno-strict-aliasing
#include "check.h"
void __enzyme_double(void *, unsigned long);

static double f(double *x) {
    double copies[2];
    __enzyme_double(copies, 16);
    for (int i = 0; i < 2; i++) memcpy(copies + i, x, 8);
    __enzyme_double(x, 8);
    return copies[0] * copies[1];
}

int main(void) {
    double x = 3, dx = 0;
    __enzyme_autodiff((void *)f, &x, &dx);
    CHECK(dx, 6);
    return check_result();
}
