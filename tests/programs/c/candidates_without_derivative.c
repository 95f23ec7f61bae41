// Functions of the called type that cannot be differentiated, and are never called: the link warns, and the others work.
#include "check.h"
double native(double, int);
__asm__(".globl native\nnative: ret\n");
static double square(double x, int n) { return x * x * n; }
static double in_native_code(double x, int n) { return native(x, n) * 2; }
static double shared(double x, int n) {
    volatile double y = x;
    return y * n;
}
static double cube(double x, int n) { return x * x * x * n; }
double (*table[4])(double, int) = {square, in_native_code, shared, cube};

static double chosen(double x, int k) { return table[k](x, 2); }

int main(void) {
    CHECK(__enzyme_autodiff((void *)chosen, 3.0, 0), 12);
    CHECK(__enzyme_autodiff((void *)chosen, 3.0, 3), 54);
    CHECK(__enzyme_fwddiff_check((void *)chosen, 3.0, 0.5, 3), 27);
    return check_result();
}
