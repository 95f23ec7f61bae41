// expect: EH0302 basic_string
// std::basic_string<double> keeps short strings where the capacity of long ones is: numbers and an integer in the same bytes.
#include "../c/check.h"
#include <string>

static double f(double *a, int n) {
    std::basic_string<double> s(a, a + n);
    s += a[1];
    double r = 0;
    for (double x : s) r += x * x;
    return r;
}

int main() {
    double a[8] = {1, 2, 3, 4, 5, 6, 7, 8}, g[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, a, g, enzyme_const, 8);
    return g[1] != 8;
}
