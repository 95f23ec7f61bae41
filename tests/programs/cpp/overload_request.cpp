// The request declared as a C++ template: its mangled name contains the entry name.
#include "check.h"

template <typename Result, typename... Arguments> Result __enzyme_autodiff(void *, Arguments...);

static double f(double x) { return x * x * x; }

int main() {
    CHECK(__enzyme_autodiff<double>((void *)f, 2.0), 12);
    return check_result();
}
