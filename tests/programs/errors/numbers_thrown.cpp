// expect: EH0307 throws differentiated data
// What is thrown is a copy in memory of the language's runtime, which has no shadow.
#include "check.h"

static double f(double x) {
    try {
        if (x > 1) throw x * x;
        return x;
    } catch (double square) {
        return square * x;
    }
}

int main() { return __enzyme_autodiff((void *)f, 2.0) == 12; }
