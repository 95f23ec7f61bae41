// A mutable global that is only read holds a constant; its present value counts.
#include "check.h"

double scale = 3;
static int calls;

static double f(double x) {
    calls++;
    return scale * x * x;
}

int main(void) {
    CHECK(__enzyme_autodiff((void *)f, 2.0), 12);
    scale = -1;
    CHECK(__enzyme_autodiff((void *)f, 2.0), -4);
    CHECK(calls, 2);
    return check_result();
}
