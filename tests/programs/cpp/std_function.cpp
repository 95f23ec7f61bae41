// memory: O2
// std::function: captures in its buffer and on the heap, plain functions, chosen at run time, copied and kept in a vector.
#include "check.h"
#include <functional>
#include <vector>

using Function = std::function<double(double)>;

static double twice(const Function &f, double x) { return f(f(x)); }

static double in_buffer(double *x, int n) {
    const double a = x[0];
    Function f = [a](double z) { return a * z * z; };
    if (n == 2) f = [a](double z) { return std::sin(z) + a; };
    return twice(f, x[1]);
}

static double on_heap(double *x, int n) {
    const double a = x[0], b = a * a, c = b + 1;
    std::vector<Function> functions(n);
    for (int i = 0; i < n; i++)
        if (i % 2)
            functions[i] = [a, b, c](double z) { return a * z * z + b * c; };
        else
            functions[i] = [a, b, c, i](double z) { return std::sin(z) * b + c + i * a; };
    double sum = 0;
    for (const Function &f : functions) sum += twice(f, x[1]);
    return sum;
}

static double plain(double *x, int n) {
    Function f = static_cast<double (*)(double)>(std::sin);
    if (n == 2) f = static_cast<double (*)(double)>(std::exp);
    Function g = f;
    return twice(g, x[0]) * x[1];
}

#define CHECK_ALL(f, n)                                                                                                        \
    do {                                                                                                                       \
        double point[3] = {x[0], x[1], x[2]}, dx[3] = {0};                                                                     \
        __enzyme_autodiff((void *)f, point, dx, n);                                                                            \
        CHECK_DIFFERENCES(f, x, dx, n);                                                                                        \
    } while (0)

int main() {
    const double x[3] = {0.5, 1.25, -0.75};
    for (int n = 2; n <= 3; n++) {
        CHECK_ALL(in_buffer, n);
        CHECK_ALL(on_heap, n);
        CHECK_ALL(plain, n);
    }
    return check_result();
}
