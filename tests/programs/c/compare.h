/* A function of many numbers: its gradient in reverse, each directional derivative forward, and finite differences. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef double function(int variant, double *in);
double __enzyme_autodiff_gradient(void *, ...);
double __enzyme_fwddiff_tangent(void *, ...);
extern int enzyme_const, enzyme_dup;

static int failures;

static void expect(const char *name, int variant, const char *what, int i, double found, double wanted) {
    if (fabs(found - wanted) > 2e-6 * (1 + fabs(wanted)) || found != found) {
        printf("%s, variant %d, %s %d: %.12g, expected %.12g\n", name, variant, what, i, found, wanted);
        failures++;
    }
}

static double value_at(int i) { return sin(1.7 * i + 0.3) + 0.1 * i / (1 + i); }

#define COMPARE(f, variant, size)                                                                           \
    do {                                                                                                    \
        double in[size], shadow[size], direction[size], tangent = 0;                                        \
        for (int i = 0; i < size; i++) in[i] = value_at(i), shadow[i] = 0, direction[i] = cos(2.1 * i);      \
        __enzyme_autodiff_gradient((void *)f, enzyme_const, variant, enzyme_dup, in, shadow);               \
        double forward = __enzyme_fwddiff_tangent((void *)f, enzyme_const, variant, enzyme_dup, in, direction); \
        for (int i = 0; i < size; i++) tangent += shadow[i] * cos(2.1 * i);                                 \
        expect(#f, variant, "forward", 0, forward, tangent);                                                \
        for (int i = 0; i < size; i++) {                                                                    \
            double was = in[i], h = 1e-5;                                                                   \
            in[i] = was + h;                                                                                \
            double above = f(variant, in);                                                                  \
            in[i] = was - h;                                                                                \
            double below = f(variant, in);                                                                  \
            in[i] = was;                                                                                    \
            expect(#f, variant, "gradient", i, shadow[i], (above - below) / (2 * h));                       \
        }                                                                                                   \
    } while (0)

static double weighed(int n, const double *x) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (1 + 0.3 * i) * x[i] * x[i];
    return sum;
}
