// A function template differentiated at two types.
#include "check.h"

float __enzyme_autodiff_float(void *, float);

template <typename T> T smooth(T x) {
    T y = x;
    for (int i = 0; i < 3; i++) y = y * x / (1 + y * y);
    return y;
}

static double wrapped(double *x, int) { return smooth(x[0]); }

int main() {
    double x = 0.8, dx = __enzyme_autodiff((void *)smooth<double>, x);
    CHECK_DIFFERENCES(wrapped, &x, &dx, 1);
    CHECK_NEAR(__enzyme_autodiff_float((void *)smooth<float>, 0.8f), dx, 1e-5);
    return check_result();
}
