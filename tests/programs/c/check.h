// The one comparison of the C and C++ programs: declares the entry point and its markers, and compares derivatives with
// expected values, which a program gets from a formula or from finite differences of its own function.
#pragma once
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_primal_return;
double __enzyme_autodiff(void *, ...);
#ifdef __cplusplus
}
#endif

static int check_failures;

static inline void check_near(const char *what, double got, double want, double tolerance) {
    if (fabs(got - want) <= tolerance * (1 + fabs(want))) return;
    if (got == want) return; // equal infinities
    printf("%s is %.17g, expected %.17g\n", what, got, want);
    check_failures++;
}

// Compares with a value known in closed form.
#define CHECK(got, want) check_near(#got, got, want, 1e-11)
#define CHECK_NEAR(got, want, tolerance) check_near(#got, got, want, tolerance)

// Compares the gradient dx of f at x with central differences of fourth order; f may overwrite the x that it is given.
static inline void check_differences(const char *what, double (*f)(double *, int), const double *x, const double *dx, int n) {
    static const double offset[4] = {-2, -1, 1, 2}, weight[4] = {1, -8, 8, -1};
    double *moved = (double *)malloc((n > 0 ? n : 1) * sizeof(double));
    for (int i = 0; i < n; i++) {
        const double h = 1e-3 * (fabs(x[i]) > 1 ? fabs(x[i]) : 1);
        double difference = 0;
        for (int k = 0; k < 4; k++) {
            memcpy(moved, x, n * sizeof(double));
            moved[i] += offset[k] * h;
            difference += weight[k] * f(moved, n);
        }
        char name[80];
        snprintf(name, sizeof name, "%s[%d]", what, i);
        check_near(name, dx[i], difference / (12 * h), 1e-7);
    }
    free(moved);
}
#define CHECK_DIFFERENCES(f, x, dx, n) check_differences(#dx, f, x, dx, n)

static inline int check_result(void) {
    if (!check_failures) puts("ok");
    return check_failures != 0;
}
