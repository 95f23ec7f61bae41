// Loops that run forward and backward at once, in a function that is asked for again when its derivative has been differentiated: in
// between, the optimiser may have moved what the adjoints of its sums are computed of (an address, a factor) behind the loop again.
#include "check.h"
void __enzyme_fwddiff(void *, ...);

static void place(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * x[0];
    out[(n * 7) % 5] = s;
}

static void factor(const double *restrict x, int n, double *restrict out) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i] * x[0];
    out[(n * 3) % 5] = s * (x[1] * x[2]) / (x[n - 1] + 3);
}

#define FUNCTIONS(DO) DO(place) DO(factor)
#define DEFINE(f)                                                                                                    \
    static void gradient_of_##f(const double *restrict x, double *restrict dx, int n, double *restrict out, double *restrict d) { \
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, out, d);                        \
    }                                                                                                                \
    static double value_of_##f(double *x, int n) {                                                                   \
        double out[5] = {0}, sum = 0;                                                                                \
        f(x, n, out);                                                                                                \
        for (int k = 0; k < 5; k++) sum += (k + 1) * out[k];                                                         \
        return sum;                                                                                                  \
    }
FUNCTIONS(DEFINE)

#define TRY(f)                                                                                                       \
    do {                                                                                                             \
        double dx[9] = {0}, out[5] = {0}, d[5] = {1, 2, 3, 4, 5};                                                    \
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, out, d);                        \
        CHECK_DIFFERENCES(value_of_##f, x, dx, n);                                                                   \
        double t[9], once[9] = {0}, twice[9] = {0}, e[5] = {1, 2, 3, 4, 5}, none[5] = {0}, zero[5] = {0};            \
        for (int i = 0; i < n; i++) t[i] = 1 - 0.25 * (i % 3);                                                       \
        __enzyme_fwddiff((void *)gradient_of_##f, enzyme_dup, x, t, enzyme_dup, once, twice, enzyme_const, n,        \
                         enzyme_dup, out, none, enzyme_dup, e, zero);                                                \
        double sides[2][9] = {{0}}, h = 1e-4;                                                                        \
        for (int side = 0; side < 2; side++) {                                                                       \
            double at[9], seeds[5] = {1, 2, 3, 4, 5};                                                                \
            for (int i = 0; i < 9; i++) at[i] = x[i] + (side ? h : -h) * t[i];                                       \
            gradient_of_##f(at, sides[side], n, out, seeds);                                                         \
        }                                                                                                            \
        for (int i = 0; i < n; i++) {                                                                                \
            CHECK(once[i], dx[i]);                                                                                   \
            CHECK_NEAR(twice[i], (sides[1][i] - sides[0][i]) / (2 * h), 1e-6);                                       \
        }                                                                                                            \
    } while (0)

int main(int argc, char **argv) {
    double x[9] = {0.5, 1.1, -0.7, 0.9, 1.3, 0.2, -1.2, 0.4, 1.6};
    int n = 8 + argc;
    TRY(place);
    TRY(factor);
    return check_failures != 0;
}
