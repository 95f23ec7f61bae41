// Markers of forward mode: shadows of lanes at a stride, all shadows behind all primals, values by reference, and what is
// said of the result.
#include "check.h"
extern int enzyme_width, enzyme_dupv, enzyme_dupnoneedv, enzyme_interleave, enzyme_byref, enzyme_noret, enzyme_const_return,
    enzyme_dup_return, enzyme_active_return;
struct two {
    double t[2];
};
double __enzyme_fwddiff(void *, ...);
struct two __enzyme_fwddiff_two(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

static double f(const double *x, double y, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * y;
    return s;
}
static double store(const double *x, double y, double *out) {
    *out = x[0] * y;
    return x[1] * y;
}

int main(void) {
    double x[2] = {1, 2}, dx[4] = {1, 0, 0, 1}, y = 3, dy = 0.5, out, dout[2];

    struct two t = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dupv, 2 * sizeof(double), x, dx, enzyme_const, y, 2);
    CHECK(t.t[0], 6);
    CHECK(t.t[1], 12);

    CHECK(__enzyme_fwddiff((void *)f, enzyme_interleave, x, y, 2, dx, dy), 6 + 2.5);
    CHECK(__enzyme_fwddiff((void *)f, enzyme_dup_return, x, dx, enzyme_byref, sizeof(double), &y, &dy, 2), 6 + 2.5);

    __enzyme_fwddiff_void((void *)store, enzyme_noret, x, dx, y, dy, &out, dout);
    CHECK(dout[0], 3 + 0.5);
    __enzyme_fwddiff_void((void *)store, enzyme_const_return, enzyme_width, 2, enzyme_const, x, y, 1.0, 2.0, enzyme_dupnoneedv,
                          sizeof(double), &out, dout);
    CHECK(dout[0], 1);
    CHECK(dout[1], 2);

    double gx[2] = {0}, gout = 2;
    CHECK(__enzyme_autodiff((void *)store, enzyme_active_return, x, gx, y, &out, &gout), 2 * 1 + 2);
    CHECK(gx[0], 6);
    CHECK(gx[1], 3);
    gout = 2;
    CHECK(__enzyme_autodiff((void *)store, enzyme_const_return, enzyme_const, x, y, &out, &gout), 2 * 1);
    return check_result();
}
