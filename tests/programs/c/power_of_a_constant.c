// A fast exponential of what does not vary, beside what does: forward mode takes no bits for a tangent.
#include "check.h"
#include <stdint.h>

double __enzyme_fwddiff(void *, ...);

#define NI __attribute__((noinline))

NI static double scaled(double u, double *m) {
    m[1] = 2 * m[0];
    return u * 3;
}
NI static double power(double x) {
    int64_t i = (int64_t)(6497320848556798.0 * x + 4606853616395542500.0);
    double v;
    memcpy(&v, &i, 8);
    return v;
}
NI static double rounded(double x) {
    int64_t i = llround(6497320848556798.0 * x + 4606853616395542500.0);
    double v;
    memcpy(&v, &i, 8);
    return v;
}
NI static float single(double x) {
    int32_t i = (int32_t)(12102203.0f * (float)x + 1064866805.0f);
    float v;
    memcpy(&v, &i, 4);
    return v;
}
static double f(double *a, int n) {
    double x = scaled(n, a);
    return sin(power(x)) + rounded(x) + single(x) + a[1] * a[0];
}

int main(void) {
    double a[2] = {3, 0}, ta[2] = {0, 0};
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup, a, ta, enzyme_const, 1), 0);
    ta[0] = 1, ta[1] = 0;
    CHECK_NEAR(__enzyme_fwddiff((void *)f, enzyme_dup, a, ta, enzyme_const, 1), 12, 1e-12);
    double b[2] = {3, 0}, db[2] = {0, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, b, db, enzyme_const, 1);
    CHECK_NEAR(db[0], 12, 1e-12);
    return check_result();
}
