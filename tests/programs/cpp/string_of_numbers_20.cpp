// flags: -std=c++20
// levels: O1 O2 O3
// In C++20 the code of std::string's members is in the program, so a string of bytes is differentiated as any buffer.
#include "../c/check.h"
#include <string>

static double resized(double *x, int n) {
    std::string bytes;
    bytes.resize(8 * n);
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
        memcpy(&bytes[8 * i], &v, 8);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double v;
        memcpy(&v, bytes.data() + 8 * i, 8);
        sum += v * (i + 1);
    }
    return sum;
}

static double filled(double *x, int n) {
    std::string bytes(16, '\0');
    double v = x[0] * x[0], w = 5 * x[n - 1];
    memcpy(&bytes[0], &v, 8);
    memcpy(&bytes[8], &w, 8);
    double a, b;
    memcpy(&a, &bytes[0], 8);
    memcpy(&b, &bytes[8], 8);
    return a * b;
}

int main() {
    double x[12], p[12], g[12] = {0}, h[12] = {0};
    for (int i = 0; i < 12; i++) p[i] = x[i] = 1 + 0.25 * i;
    __enzyme_autodiff((void *)resized, enzyme_dup, p, g, enzyme_const, 12);
    check_differences("resized", resized, x, g, 12);
    __enzyme_autodiff((void *)filled, enzyme_dup, p, h, enzyme_const, 12);
    check_differences("filled", filled, x, h, 12);
    return check_failures;
}
