// Sums that a loop leaves in memory. Where the adjoint of what is stored is known before the loop, each iteration runs forward and
// backward at once (fused_*); elsewhere the loop keeps what it needs (kept_*). tests/differentiate/test_fused_loops.py asks which are which.
#include "check.h"

#define OUT 5
static double seeds[OUT] = {0.5, -1.25, 2, 0.75, -0.3};
static double noted;

static void fused_one(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sin(x[i]) * x[0];
    out[0] = s;
}

static void fused_two(const double *restrict x, int n, double *restrict out) {
    double s = 0, t = 1;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * x[0], t += exp(x[i]);
    out[3] = 2 * s - t;
    out[1] = -t;
    out[2] = 0.5 * s + 4;
}

static void fused_far(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += cos(x[i]) / (x[i] * x[i] + 1);
    out[(n * 7) % OUT] = s * n;
}

static void fused_two_loops(const double *restrict x, int n, double *restrict out) {
    double s = 0, t = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
    out[0] = s;
    for (int i = 0; i < n; i++) t += sqrt(x[i] * x[i] + 1);
    out[1] = t;
}

static void fused_onto(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(0.3 * x[i]) * x[n - 1];
    out[2] += s;
}

static void fused_written_before(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    out[4] = x[0] * x[1];
    for (int i = 0; i < n; i++) s += x[i] * sin(x[i]);
    out[4] = s;
}

static void fused_local(const double *restrict x, int n, double *restrict out) {
    double s = 0, w[3];
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) w[k] = sin(x[i] * (k + 1));
        for (int k = 0; k < 3; k++) s += w[k] * w[2 - k];
    }
    out[1] = s;
}

static void kept_read_again(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    out[0] = s;
    out[1] = out[n & 2] * x[0];
}

static void kept_written_again(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
    out[1] = s;
    out[n & 1] = x[1] * x[2];
}

static void kept_sometimes(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sin(x[i]);
    if (x[0] > 0) out[0] = s;
    else out[1] = s;
}

static void kept_square(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sin(x[i]);
    out[0] = s * s;
}

static void kept_aliased(const double *x, int n, double *out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sin(x[i]) * x[i];
    out[0] = s;
}

__attribute__((noinline)) static void note(double *p) { noted += p[0]; p[0] *= 2; }

static void kept_given_to_call(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    out[0] = s;
    note(out);
}

static void kept_rows(const double *restrict x, int n, double *restrict out) {
    for (int j = 0; j < 3; j++) {
        double s = 0;
        for (int i = j; i < n; i++) s += x[i] * x[i - j] * (j + 1);
        out[j] = s;
    }
}

#define OUTPUT(f)                                                                                                    \
    static double value_of_##f(double *x, int n) {                                                                   \
        double out[OUT] = {3, 4, 5, 6, 7}, sum = 0;                                                                  \
        f(x, n, out);                                                                                                \
        for (int k = 0; k < OUT; k++) sum += seeds[k] * out[k];                                                      \
        return sum;                                                                                                  \
    }
#define ALL(DO)                                                                                                      \
    DO(fused_one) DO(fused_two) DO(fused_far) DO(fused_two_loops) DO(fused_onto) DO(fused_written_before) DO(fused_local)      \
    DO(kept_read_again) DO(kept_written_again) DO(kept_sometimes) DO(kept_square) DO(kept_aliased) DO(kept_given_to_call)      \
    DO(kept_rows)
ALL(OUTPUT)

// The outputs come as the function leaves them; the adjoints of those that it writes end as zero.
#define TRY(f)                                                                                                       \
    do {                                                                                                             \
        double dx[9] = {0}, out[OUT] = {3, 4, 5, 6, 7}, plain[OUT] = {3, 4, 5, 6, 7}, d[OUT];                        \
        memcpy(d, seeds, sizeof d);                                                                                  \
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, out, d);                        \
        CHECK_DIFFERENCES(value_of_##f, x, dx, n);                                                                   \
        f(x, n, plain);                                                                                              \
        for (int k = 0; k < OUT; k++) {                                                                              \
            CHECK_NEAR(out[k], plain[k], 1e-14);                                                                     \
            if (plain[k] != 3 + k && (void *)f != (void *)fused_onto) CHECK(d[k], 0);                                \
        }                                                                                                            \
    } while (0);

int main(int argc, char **argv) {
    double x[9] = {0.5, 1.1, -0.7, 0.9, 1.3, 0.2, -1.2, 0.4, 1.6};
    int n = 8 + argc;
    ALL(TRY)
    // Two lanes, and an output whose shadow nobody gives.
    extern int enzyme_width;
    double one[9] = {0}, other[9] = {0}, out[OUT] = {0}, d[OUT], e[OUT];
    memcpy(d, seeds, sizeof d), memcpy(e, seeds, sizeof e);
    for (int k = 0; k < OUT; k++) e[k] *= -2;
    __enzyme_autodiff((void *)fused_two, enzyme_width, 2, enzyme_dup, x, one, other, enzyme_const, n, enzyme_dup, out, d, e);
    CHECK_DIFFERENCES(value_of_fused_two, x, one, n);
    for (int i = 0; i < n; i++) CHECK(other[i], -2 * one[i]);
    double none[9] = {0};
    __enzyme_autodiff((void *)fused_one, enzyme_dup, x, none, enzyme_const, n, enzyme_const, out);
    for (int i = 0; i < n; i++) CHECK(none[i], 0);
    return check_failures != 0 || noted == 0;
}
