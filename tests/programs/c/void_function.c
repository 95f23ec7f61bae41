// A void function: the outputs are memory, their shadows hold the seeds and are consumed.
#include "check.h"

void __enzyme_autodiff_void(void *, ...);

static void polar(const double *in, double *out) {
    out[0] = in[0] * cos(in[1]);
    out[1] = in[0] * sin(in[1]);
}

int main(void) {
    double in[2] = {2, 0.6}, din[2] = {0}, out[2] = {0}, dout[2] = {1, 0};
    __enzyme_autodiff_void((void *)polar, in, din, out, dout);
    CHECK(din[0], cos(0.6));
    CHECK(din[1], -2 * sin(0.6));
    CHECK(out[0], 2 * cos(0.6));
    CHECK(dout[0], 0);
    memset(din, 0, sizeof din);
    dout[1] = 3;
    __enzyme_autodiff_void((void *)polar, in, din, out, dout);
    CHECK(din[0], 3 * sin(0.6));
    CHECK(din[1], 3 * 2 * cos(0.6));
    CHECK(dout[1], 0);
    return check_result();
}
