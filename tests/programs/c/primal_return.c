// enzyme_primal_return: the value comes first, then the derivative.
#include "check.h"

struct result {
    double value, derivative;
};
struct result __enzyme_autodiff_result(void *, int, double);

static double f(double x) { return x * x * x + 1; }

int main(void) {
    struct result r = __enzyme_autodiff_result((void *)f, enzyme_primal_return, 2.0);
    CHECK(r.value, 9);
    CHECK(r.derivative, 12);
    return check_result();
}
