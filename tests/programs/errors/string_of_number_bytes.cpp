// expect: EH0303 bytes of active numbers text
// Bytes of active numbers are appended to a string: text carries no derivative, and whoever reads them back would get none.
#include "../c/check.h"
#include <string>

static double f(double *a, int n) {
    std::string s;
    for (int i = 0; i < n; i++) s.append((const char *)&a[i], 8);
    double d;
    memcpy(&d, s.data() + 8, 8);
    return d * d * a[0];
}

int main() {
    double a[8] = {1, 2}, g[8] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, a, g, enzyme_const, 8);
    return g[1] != 4;
}
