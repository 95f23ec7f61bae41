// The program's own function throws where a derivative stops: the exception leaves the request, and is caught around it.
// flags: -g
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>
#include "../c/check.h"

struct stopped : std::runtime_error {
    std::string code, file;
    int line;
    stopped(const char *code, const char *file, int line, const char *text)
        : std::runtime_error(text), code(code), file(file ? file : ""), line(line) {}
};
extern "C" void enzyme_hub_stop(const char *code, const char *file, int line, const char *text) {
    throw stopped(code, file, line, text);
}

typedef double kernel(double);
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static kernel *volatile unknown = (kernel *)erand48;
static kernel *of(int which) { return which == 0 ? square : which == 1 ? cube : unknown; }

static int destroyed;
struct counted {
    ~counted() { destroyed++; }
};

enum { LINE = __LINE__ + 4 };
static double f(const double *x, int n, int which) {
    std::vector<double> y(n);
    for (int i = 0; i < n; i++) y[i] = std::sin(x[i]) * (i ? y[i - 1] : 1);
    double s = of(y[0] > -2 ? which : 0)(y[n - 1]);
    for (double one : y) s += one * one;
    return s;
}
static double f_cube(double *x, int n) { return f(x, n, 1); }

static void gradient(double *x, double *dx, int n, int which) {
    counted here; // is destroyed on the way
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, which);
}

int main() {
    int caught = 0;
    for (int k = 0; k < 100; k++) {
        double x[4] = {0.5, 1.1, 0.7, 0.9}, dx[4] = {0};
        try {
            gradient(x, dx, 4, 2);
            return 3;
        } catch (const stopped &one) {
            caught += one.code == "EH0305" && one.file.find("stop_thrown.cpp") != std::string::npos && one.line == LINE;
        }
        std::memset(dx, 0, sizeof dx);
        gradient(x, dx, 4, 1);
        check_differences("f", f_cube, x, dx, 4);
    }
    CHECK(caught, 100);
    CHECK(destroyed, 200);
    return check_result();
}
