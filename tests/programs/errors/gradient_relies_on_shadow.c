// expect: EH0312 may be called with constant memory as argument 1
// With run-time activity the shadow that a gradient adds to may be the program's own memory.
#include "check.h"
extern int enzyme_runtime_activity;
__attribute__((noinline)) double f(const double *p) { return p[0] * p[0]; }
double augmented(const double *p, double *dp) { return f(p); }
void gradient(const double *p, double *dp, double seed) { dp[0] += 2 * seed * p[0]; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)gradient};
static double twice(const double *p) { return 2 * f(p); }

int main(void) {
    double p = 1;
    __enzyme_autodiff((void *)twice, enzyme_runtime_activity, &p, &p);
    return 0;
}
