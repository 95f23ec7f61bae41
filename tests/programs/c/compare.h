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

static double value_at(int i) { return sin(0.7 * i * i + i + 0.3); }

/* The derivative in a direction, from differences of sixth order. */
static double along(function *f, int variant, int size, const double *in, const double *direction) {
    static const double weights[] = {45. / 60, -9. / 60, 1. / 60};
    double sum = 0, h = 1e-4, *moved = (double *)malloc(size * sizeof(double));
    for (int k = 1; k <= 3; k++)
        for (int sign = -1; sign <= 1; sign += 2) {
            for (int i = 0; i < size; i++) moved[i] = in[i] + sign * k * h * direction[i];
            sum += sign * weights[k - 1] * f(variant, moved) / h;
        }
    free(moved);
    return sum;
}

/* Many numbers are compared along one direction, a few one by one. */
#define COMPARE(f, variant, size)                                                                           \
    do {                                                                                                    \
        double in[size], shadow[size], direction[size], tangent = 0;                                        \
        for (int i = 0; i < size; i++) in[i] = value_at(i), shadow[i] = 0, direction[i] = cos(2.1 * i);      \
        __enzyme_autodiff_gradient((void *)f, enzyme_const, variant, enzyme_dup, in, shadow);               \
        double forward = __enzyme_fwddiff_tangent((void *)f, enzyme_const, variant, enzyme_dup, in, direction); \
        for (int i = 0; i < size; i++) tangent += shadow[i] * cos(2.1 * i);                                 \
        expect(#f, variant, "forward", 0, forward, tangent);                                                \
        for (int i = 0; i < size && size > 100; i++) in[i] = value_at(i), direction[i] = cos(2.1 * i);      \
        if (size > 100) expect(#f, variant, "along", 0, tangent, along(f, variant, size, in, direction));   \
        for (int i = 0; i < size && size <= 100; i++) {                                                     \
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
