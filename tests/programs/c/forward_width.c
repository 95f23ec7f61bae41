// Several tangents at once: a number is followed by one for each lane, a pointer by a shadow for each.
#include "check.h"
extern int enzyme_width;
struct two {
    double t[2];
};
struct three {
    double value, t[2];
};
struct two __enzyme_fwddiff_two(void *, ...);
struct three __enzyme_fwddiff_three(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

static double f(double x, double y) { return x * sin(y) + pow(x, y); }
static double *squares(double *x, int n) {
    double *made = malloc(n * sizeof(double));
    for (int i = 0; i < n; i++) made[i] = x[i] * x[i] + (i ? made[i - 1] : 0);
    return made;
}
static void through_memory(double *x, double *out, int n) {
    double *made = squares(x, n), copy[4];
    memcpy(copy, made, n * sizeof(double));
    free(made);
    out[0] = 0;
    for (int i = 0; i < n; i++) out[0] += x[i] > 1 ? copy[i] : exp(copy[i]);
}

int main(void) {
    const double x = 1.2, y = 0.4, fx = sin(y) + y * pow(x, y - 1), fy = x * cos(y) + pow(x, y) * log(x);
    struct two a = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, x, 1.0, 2.0, y, 0.0, -1.0);
    CHECK(a.t[0], fx);
    CHECK(a.t[1], 2 * fx - fy);
    struct three b = __enzyme_fwddiff_three((void *)f, enzyme_primal_return, enzyme_width, 2, enzyme_const, x, enzyme_dup, y, 1.0, 0.5);
    CHECK(b.value, f(x, y));
    CHECK(b.t[0], fy);
    CHECK(b.t[1], fy / 2);

    double v[4] = {0.5, 1.5, -0.25, 2}, out, shadows[4][4] = {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}}, douts[4], dx[4] = {0};
    __enzyme_fwddiff_void((void *)through_memory, enzyme_width, 4, enzyme_dup, v, shadows[0], shadows[1], shadows[2], shadows[3],
                          enzyme_dup, &out, &douts[0], &douts[1], &douts[2], &douts[3], 4);
    double dout = 1;
    __enzyme_autodiff((void *)through_memory, enzyme_dup, v, dx, enzyme_dup, &out, &dout, 4);
    for (int i = 0; i < 4; i++) CHECK_NEAR(douts[i], dx[i], 1e-13);
    return check_result();
}
