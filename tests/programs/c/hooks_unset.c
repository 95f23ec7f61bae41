// Hooks that this program never sets, of types that no function of it has: who asks before calling never calls one.
#include "check.h"
typedef double (*adjustment)(double value, float weight, void *context);
adjustment adjust;
void *context;
struct options {
    void (*progress)(int step, const double *x, int n, void *context);
    int (*report)(const char *format, ...);
    void *context;
    double step;
};

static double adjusted(double *x, int n) {
    double y = 0;
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
        if (adjust) v = adjust(v, 0.5f, context);
        y += v;
    }
    return y;
}

static double watched(double *x, int n, const struct options *o) {
    double y = 0;
    for (int i = 0; i < n; i++) {
        y += x[i] * x[i] * o->step;
        if (o->progress) o->progress(i, x, n, o->context);
        if (o->report) o->report("%d %g\n", i, y);
    }
    return y;
}

static double given(double x, double (*f)(double, double, float)) { return f ? f(x, x, 1) : x * x; }

int main(void) {
    double x[3] = {0.5, 1.25, -0.75}, y[3] = {0.5, 1.25, -0.75}, dx[3] = {0};
    __enzyme_autodiff((void *)adjusted, y, dx, 3);
    CHECK_DIFFERENCES(adjusted, x, dx, 3);
    struct options options = {.step = 2};
    double dw[3] = {0};
    __enzyme_autodiff((void *)watched, x, dw, 3, enzyme_const, &options);
    for (int i = 0; i < 3; i++) CHECK(dw[i], 4 * x[i]);
    CHECK(__enzyme_fwddiff_check((void *)given, 3.0, 1.0, enzyme_const, (void *)0), 6);
    CHECK(__enzyme_autodiff((void *)given, 3.0, enzyme_const, (void *)0), 6);
    return check_result();
}
