// expect: EH0303 active numbers in an object
// flags: -std=gnu++17
// levels: O1 O2 O3
// A native constructor makes the string that numbers are put into.
#include <cstring>
#include <sstream>
#include <string>

extern int enzyme_dup;
extern "C" void __enzyme_autodiff(void *, ...);

static double f(const double *x) {
    double v = x[0] * x[0], w;
    std::string bytes(40, '\0');
    memcpy(&bytes[0], &v, 8);
    memcpy(&w, &bytes[0], 8);
    return w * 3;
}

int main() {
    double x[2] = {1.5, 1}, d[2] = {0, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    return d[0] != 9;
}
