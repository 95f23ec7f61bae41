// expect: EH0305
// A call through a pointer on active data.
#include "check.h"

double (*callback)(double);

static double f(double x) { return callback(x) * x; }
static double g(double x) { return x; }

int main(int argc, char **argv) {
    callback = argc > 1 ? sin : g;
    return __enzyme_autodiff((void *)f, 2.0) > 0;
}
