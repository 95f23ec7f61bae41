// expect: EH0209 squares duplicated
// What the vector that is returned holds has no adjoint in one sweep: the gradient would be zero.
#include "../c/check.h"
#include <vector>

static std::vector<double> squares(const std::vector<double> &x) {
    std::vector<double> y(x);
    for (double &v : y) v = v * v;
    return y;
}

int main() {
    std::vector<double> x{1, 2, 3}, dx(3);
    __enzyme_autodiff((void *)squares, enzyme_dup, &x, &dx);
    return dx[1] != 4;
}
