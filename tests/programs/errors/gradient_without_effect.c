// expect: EH0207 removed calls of it
// levels: O2
// What does nothing itself is called for its gradient alone, and the compiler removes such calls.
#include "check.h"
__attribute__((noinline)) void clipped(double *x, int n) {}
void augmented(double *x, double *dx, int n) {}
void gradient(double *x, double *dx, int n) {
    for (int i = 0; i < n; i++) dx[i] = fmin(dx[i], 1.0);
}
void *__enzyme_register_gradient_clipped[] = {(void *)clipped, (void *)augmented, (void *)gradient};

static double f(double x) {
    double y[2] = {x, 2 * x};
    clipped(y, 2);
    return y[0] * y[1];
}

int main(void) { return __enzyme_autodiff((void *)f, 3.0) > 0; }
