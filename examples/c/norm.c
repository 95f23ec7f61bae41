// Vector normalisation: out = in / |in|. As written, norm calls mag n times, which is quadratic in n; the optimiser
// takes the call out of the loop before the program is differentiated, so that the gradient is linear in n as well.
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) norm.c -o norm -lm
//
// Seeding the shadow of `out` with weights w gives d(w . out)/d(in[k]) = w[k]/|in| - in[k] (w . in)/|in|^3.
#include <stdio.h>

double fabs(double);
// A plain sqrt may write errno, which would tie it (and mag with it) to its place in the loop.
__attribute__((const)) double sqrt(double);

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

__attribute__((noinline)) static double mag(const double *restrict x, long n) {
    double sum = 0;
    for (long i = 0; i < n; i++) sum += x[i] * x[i];
    return sqrt(sum);
}

static void norm(double *restrict out, const double *restrict in, long n) {
    for (long i = 0; i < n; i++) out[i] = in[i] / mag(in, n);
}

enum { N = 5 };

int main(void) {
    double in[N], din[N], out[N], dout[N], weight[N];
    double length, dot = 0;
    for (long i = 0; i < N; i++) {
        in[i] = i + 1.0;
        din[i] = 0;
        weight[i] = dout[i] = 1.0 / (i + 1);
        dot += weight[i] * in[i];
    }
    length = mag(in, N);
    __enzyme_autodiff((void *)norm, enzyme_dup, out, dout, enzyme_dup, in, din, enzyme_const, (long)N);

    int failures = 0;
    for (long i = 0; i < N; i++) {
        double analytic = weight[i] / length - in[i] * dot / (length * length * length);
        printf("norm[%ld] = %.12g   derivative = %.12g   analytic = %.12g\n", i, in[i] / length, din[i], analytic);
        failures += !(fabs(din[i] - analytic) <= 1e-12 * (1 + fabs(analytic)));
    }
    return failures != 0;
}
