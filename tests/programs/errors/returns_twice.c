// expect: EH0308 setjmp_inside
// longjmp back into the differentiated function.
#include "check.h"
#include <setjmp.h>
static jmp_buf back;

__attribute__((noinline)) static void step(double *y, const double *x) {
    y[0] = x[0] * x[0];
    if (y[0] > 1) longjmp(back, 1);
}

static double setjmp_inside(const double *x, double *y) {
    if (setjmp(back) == 0) step(y, x);
    return 3 * y[0];
}

int main(void) {
    double x = 2, d = 0, y = 0, dy = 0;
    __enzyme_autodiff((void *)setjmp_inside, enzyme_dup, &x, &d, enzyme_dup, &y, &dy);
    return d != 12;
}
