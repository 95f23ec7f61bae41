// A derivative is the operand of another request.
#include "check.h"

static double cube(double x) { return x * x * x; }

int main(void) {
    CHECK(__enzyme_autodiff((void *)cube, __enzyme_autodiff((void *)cube, 2.0)), 3 * 144);
    return check_result();
}
